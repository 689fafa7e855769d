package dev.onceledger.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Makes folders and files that only their owner can read; where the file system has no such modes, its defaults hold. */
public final class OwnerOnly {
    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    private OwnerOnly() {}

    /** Creates a folder of mode 700 with its parents; one that exists keeps its mode. */
    public static Path folder(Path path) throws IOException {
        return Files.createDirectories(path, attributes(FOLDER));
    }

    /** Opens a file for reading and writing, made with mode 600 from its first moment if it does not exist. */
    static FileChannel open(Path path) throws IOException {
        return FileChannel.open(
                path,
                Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
                attributes(FILE));
    }

    /** Writes a text into a new file of mode 600, to the disk. */
    public static void write(Path path, String text) throws IOException {
        try (FileChannel channel = open(path)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    /** Takes a file from everybody else. */
    static void close(Path path) throws IOException {
        if (POSIX && Files.exists(path)) {
            Files.setPosixFilePermissions(path, FILE);
        }
    }

    private static FileAttribute<?>[] attributes(Set<PosixFilePermission> mode) {
        return POSIX ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(mode)} : new FileAttribute<?>[0];
    }
}
