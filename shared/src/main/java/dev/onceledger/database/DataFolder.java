package dev.onceledger.database;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import net.harawata.appdirs.AppDirsFactory;

/** The folder that holds what onceledger keeps for a user: databases, generated passwords, settings. */
public final class DataFolder {
    /** The environment variable that names another folder. */
    public static final String HOME = "ONCELEDGER_HOME";

    private final Path path;

    private DataFolder(Path path) {
        this.path = path;
    }

    /** The folder named by {@link #HOME}, or else the one that the platform's convention gives; nothing is created. */
    public static DataFolder of(Map<String, String> environment) {
        String home = environment.get(HOME);
        return home == null || home.isBlank() ? new DataFolder(conventional()) : at(Path.of(home));
    }

    /** This folder; nothing is created. */
    public static DataFolder at(Path path) {
        return new DataFolder(path.toAbsolutePath().normalize());
    }

    private static Path conventional() {
        return Path.of(AppDirsFactory.getInstance().getUserDataDir("onceledger", null, null));
    }

    /** Where it is, absolute. */
    public Path path() {
        return path;
    }

    /**
     * A place in this folder, which is created with mode 700 if need be.
     *
     * @throws CannotOpen if it cannot be created
     */
    public Path resolve(String name) {
        try {
            return OwnerOnly.folder(path).resolve(name);
        } catch (IOException failed) {
            throw CannotOpen.usage(
                    "the data folder " + path + " cannot be created ("
                            + failed.getClass().getSimpleName() + "); name another one with " + HOME,
                    failed);
        }
    }
}
