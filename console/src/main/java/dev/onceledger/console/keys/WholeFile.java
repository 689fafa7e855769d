package dev.onceledger.console.keys;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;

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
        // Behind a link stands what is meant.
        Path real = file.toRealPath();
        Path part = Files.createTempFile(real.getParent(), real.getFileName() + ".", ".part");
        try {
            long said;
            try (Writer out = Files.newBufferedWriter(part)) {
                said = content.to(out);
            }
            takeRights(real, part);
            Files.move(part, real, StandardCopyOption.REPLACE_EXISTING);
            return said;
        } catch (IOException | RuntimeException failed) {
            Files.deleteIfExists(part);
            if (!existed) {
                Files.deleteIfExists(real);
            }
            throw failed;
        }
    }

    private static void takeRights(Path from, Path to) throws IOException {
        PosixFileAttributeView rights = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        if (rights != null) {
            Files.setPosixFilePermissions(to, rights.readAttributes().permissions());
        }
    }
}
