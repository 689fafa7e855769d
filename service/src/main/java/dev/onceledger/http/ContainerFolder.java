package dev.onceledger.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.util.FileSystemUtils;

/**
 * A temporary folder for an embedded container, which makes folders of its own wherever it runs and never removes them.
 * Gone when it is closed, or else when the process ends in order.
 */
public final class ContainerFolder implements AutoCloseable {
    /** How the names of this process's folders begin. */
    static final String PREFIX = "onceledger-http-" + ProcessHandle.current().pid() + "-";

    private static final String HOME = "catalina.home";

    private final Path path;
    private final Thread atEnd = new Thread(this::delete, "onceledger-http-folder");

    private ContainerFolder(Path path) {
        this.path = path;
    }

    /**
     * Makes one.
     *
     * @throws UncheckedIOException if the folder for temporary files cannot be written
     */
    public static ContainerFolder make() {
        try {
            ContainerFolder made =
                    new ContainerFolder(Files.createTempDirectory(PREFIX).toRealPath());
            Runtime.getRuntime().addShutdownHook(made.atEnd);
            return made;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(atEnd);
        } catch (IllegalStateException ending) {
            // It does so by itself.
        }
        delete();
    }

    /** One at a time: at the end of the process the hook and whoever stops the server come at once. */
    private synchronized void delete() {
        // Otherwise the first container's folder stays every later one's home, and is made again when it is gone.
        System.getProperties().remove(HOME, path.toString());
        try {
            FileSystemUtils.deleteRecursively(path);
        } catch (IOException left) {
            throw new UncheckedIOException(left);
        }
    }
}
