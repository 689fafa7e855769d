package dev.onceledger.console.files;

import java.nio.file.Path;
import java.util.Optional;

/** Asks the person at the keyboard for a file. */
public interface FilePicker {
    /**
     * A file to read.
     *
     * @param title of the question
     * @param ending of the names that are offered, such as {@code timeline}
     */
    Optional<Path> toRead(String title, String ending);

    /**
     * A file to write.
     *
     * @param name that is suggested, with its ending
     */
    Optional<Path> toWrite(String title, String name);
}
