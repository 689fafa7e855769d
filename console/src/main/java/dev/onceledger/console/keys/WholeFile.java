package dev.onceledger.console.keys;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** A file that is written whole or not at all: what stood there before stays until the new one is complete. */
final class WholeFile {
    private WholeFile() {}

    /** Writes what goes into it. */
    @FunctionalInterface
    interface Content {
        long to(Writer out) throws IOException;
    }

    /**
     * Writes it, UTF-8; yields what the content says of itself.
     *
     * @throws IOException if it cannot be written, which is tried before anything is
     */
    static long write(Path file, Content content) throws IOException {
        boolean existed = Files.exists(file);
        Files.newByteChannel(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND)
                .close();
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            long said;
            try (Writer out = Files.newBufferedWriter(part)) {
                said = content.to(out);
            }
            Files.move(part, file.toRealPath(), StandardCopyOption.REPLACE_EXISTING);
            return said;
        } catch (IOException | RuntimeException failed) {
            Files.deleteIfExists(part);
            if (!existed) {
                Files.deleteIfExists(file);
            }
            throw failed;
        }
    }
}
