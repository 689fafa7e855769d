package dev.onceledger.database;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;

/** Where the embedded PostgreSQL keeps its program, its data, its password, and who owns it. */
record ServerFolder(Path root) {
    static ServerFolder in(DataFolder folder) throws IOException {
        ServerFolder made = new ServerFolder(folder.resolve("postgres"));
        OwnerOnly.folder(made.root);
        OwnerOnly.folder(made.program());
        return made;
    }

    Path data() {
        return root.resolve("data");
    }

    Path program() {
        return root.resolve("program");
    }

    Path password() {
        return root.resolve("password");
    }

    Path owner() {
        return root.resolve("owner.lock");
    }

    Path log() {
        return data().resolve("log").resolve("server.log");
    }

    /**
     * The server's password, generated before its first start.
     *
     * @throws CannotOpen if it is lost although there are data that need it
     */
    String readPassword() {
        if (Files.exists(complete()) && !Files.exists(password())) {
            throw CannotOpen.unreachable(
                    "the password of the embedded PostgreSQL, " + password() + ", is gone; bring it back, or remove "
                            + root + " with all its data",
                    null);
        }
        return GeneratedPassword.in(password());
    }

    /** Whether a server has been set up in this data folder; nothing is created. */
    static boolean isComplete(DataFolder folder) {
        return Files.exists(new ServerFolder(folder.path().resolve("postgres")).complete());
    }

    private Path complete() {
        return root.resolve("complete");
    }

    /** Notes that the data have been served once, so that they are never again taken for a half-made cluster. */
    void markComplete() throws IOException {
        Files.writeString(complete(), "");
    }

    /** Removes what a process left that was killed while it unpacked the program or made the cluster. */
    void removeHalfMade() throws IOException {
        if (!Files.exists(complete())) {
            delete(data());
        }
        for (Path unpacked : unpackedPrograms()) {
            if (!Files.exists(unpacked.resolve(".exists"))) {
                delete(unpacked);
            }
        }
    }

    private List<Path> unpackedPrograms() throws IOException {
        try (Stream<Path> children = Files.list(program())) {
            return children.toList();
        }
    }

    private static void delete(Path tree) throws IOException {
        if (!Files.exists(tree)) {
            return;
        }
        Files.walkFileTree(tree, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, IOException failed) throws IOException {
                Files.delete(folder);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
