package dev.onceledger.console.keys;

import java.nio.file.Path;
import java.util.Optional;

/** Asks the person at the keyboard where an export goes. */
interface ExportFile {
    /** The file, or empty if they thought better of it. */
    Optional<Path> ask(String title, String suggested);
}
