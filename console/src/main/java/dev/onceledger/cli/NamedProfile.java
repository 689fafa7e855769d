package dev.onceledger.cli;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.connection.Kept;
import dev.onceledger.console.connection.OsKeyStore;
import dev.onceledger.console.connection.PasswordStore;
import dev.onceledger.console.connection.Profile;
import dev.onceledger.console.connection.ProfileLedger;
import dev.onceledger.console.connection.Profiles;
import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.CannotOpen.Why;
import dev.onceledger.database.DataFolder;
import dev.onceledger.database.OpenedLedger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.stream.Collectors;

/** A profile that was named on the command line, with its password from wherever it is given or kept. */
final class NamedProfile {
    private static final String PASSWORD = "ONCELEDGER_PASSWORD";

    private final Profile profile;
    private final DataFolder folder;
    private final Path passwordFile;
    private final Map<String, String> environment;
    private final PasswordStore store;

    private NamedProfile(
            Profile profile,
            DataFolder folder,
            Path passwordFile,
            Map<String, String> environment,
            PasswordStore store) {
        this.profile = profile;
        this.folder = folder;
        this.passwordFile = passwordFile;
        this.environment = environment;
        this.store = store;
    }

    /**
     * Finds it in the data folder.
     *
     * @param passwordFile a file whose first line is the password, or null
     * @throws CannotOpen if there is none of that name
     */
    static NamedProfile of(String name, DataFolder folder, Path passwordFile) {
        return of(name, folder, passwordFile, System.getenv(), new OsKeyStore());
    }

    static NamedProfile of(
            String name, DataFolder folder, Path passwordFile, Map<String, String> environment, PasswordStore store) {
        Profiles profiles = new Profiles(folder.path());
        try {
            Profiles.Loaded loaded = profiles.load();
            if (loaded.broken().isPresent()) {
                throw CannotOpen.usage(profiles.file() + " is no list of profiles (" + loaded.why()
                        + "); it has been put aside as " + loaded.broken().get());
            }
            Profile found = loaded.profiles().stream()
                    .filter(one -> one.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> CannotOpen.usage("there is no profile \"" + name + "\"; there is "
                            + loaded.profiles().stream().map(Profile::name).collect(Collectors.joining(", "))));
            return new NamedProfile(found, folder, passwordFile, environment, store);
        } catch (IOException unreadable) {
            throw CannotOpen.usage(profiles.file() + " cannot be read (" + unreadable.getMessage() + ")");
        }
    }

    /** What the window is started with; the password is looked for when the ledger is opened. */
    ConsoleStart start(String operator) {
        return ProfileLedger.start(profile, this::open, operator, folder);
    }

    /** Opens it as the profile allows; slow. */
    OpenedLedger open(DoubleConsumer progress) {
        return new ProfileLedger(profile, password(), folder).open(false, progress);
    }

    boolean isReadOnly() {
        return profile.readOnly();
    }

    private String password() {
        if (!profile.hasPassword()) {
            return "";
        } else if (passwordFile != null) {
            return firstLine();
        } else if (environment.get(PASSWORD) != null) {
            return environment.get(PASSWORD);
        }
        return kept().orElseThrow(() -> needed("is not kept here", null));
    }

    private Optional<String> kept() {
        try {
            return profile.password() == Kept.KEY_STORE ? store.get(profile.name()) : Optional.empty();
        } catch (IllegalStateException refused) {
            throw needed("was not to be had (" + refused.getMessage() + ")", refused);
        }
    }

    private CannotOpen needed(String why, Exception cause) {
        return CannotOpen.because(
                Why.PASSWORD_NEEDED,
                profile.name(),
                "the password of the profile \"" + profile.name() + "\" " + why + "; give --password-file or "
                        + PASSWORD,
                cause);
    }

    private String firstLine() {
        try {
            return Files.readString(passwordFile).lines().findFirst().orElse("");
        } catch (IOException unreadable) {
            throw CannotOpen.usage("the password file " + passwordFile + " cannot be read ("
                    + unreadable.getClass().getSimpleName() + "); name one with the password as its first line");
        }
    }
}
