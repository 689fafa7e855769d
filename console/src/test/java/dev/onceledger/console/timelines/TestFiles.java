package dev.onceledger.console.timelines;

import dev.onceledger.console.files.FilePicker;
import java.nio.file.Path;
import java.util.Optional;

/** Files in a folder of a test, where a desktop would ask for them. */
record TestFiles(Path folder, String name) implements FilePicker {
    @Override
    public Optional<Path> toRead(String title, String ending) {
        return Optional.of(folder.resolve(name));
    }

    @Override
    public Optional<Path> toWrite(String title, String suggested) {
        return Optional.of(folder.resolve(suggested));
    }
}
