package dev.onceledger.cli;

import dev.onceledger.database.CannotOpen;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file into which a report goes; whether it can is found out before the work whose report it is. */
final class ReportFile {
    private final Path path;

    private ReportFile(Path path) {
        this.path = path;
    }

    /**
     * Where it will be written.
     *
     * @throws CannotOpen if nothing can be written there
     */
    static ReportFile at(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        if (Files.isDirectory(path)) {
            throw CannotOpen.usage(path + " is a folder; name a file with --out");
        } else if (folder != null && !Files.isDirectory(folder)) {
            throw CannotOpen.usage(path + " cannot be written: there is no folder " + folder);
        } else if (!Files.isWritable(Files.exists(path) ? path : folder)) {
            throw CannotOpen.usage(path + " cannot be written: you have no right to");
        }
        return new ReportFile(path);
    }

    void write(String text) {
        try {
            Files.writeString(path, text);
        } catch (IOException unwritable) {
            throw CannotOpen.usage(path + " cannot be written: " + reason(unwritable));
        }
    }

    /** Of a file system's failure its own word, without the path again. */
    private static String reason(IOException unwritable) {
        String reason = unwritable instanceof FileSystemException failed ? failed.getReason() : unwritable.getMessage();
        return reason == null ? unwritable.getClass().getSimpleName() : reason;
    }
}
