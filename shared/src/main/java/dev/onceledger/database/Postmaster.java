package dev.onceledger.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A running PostgreSQL server, known by the {@code postmaster.pid} of its data.
 *
 * @param process its main process
 * @param port the port that it said it listens on
 * @param data its data folder
 */
record Postmaster(ProcessHandle process, int port, Path data) {
    private static final int PORT_LINE = 3;
    private static final Duration TO_STOP = Duration.ofSeconds(10);

    /** The server of these data, if its process lives; a process number that something else has taken over is none. */
    static Optional<Postmaster> of(Path data) throws IOException {
        Path file = data.resolve("postmaster.pid");
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        List<String> lines = Files.readAllLines(file);
        if (lines.size() <= PORT_LINE) {
            return Optional.empty();
        }
        int port = Integer.parseInt(lines.get(PORT_LINE).strip());
        return ProcessHandle.of(Long.parseLong(lines.get(0).strip()))
                .filter(process -> process.isAlive() && serves(process, data))
                .map(process -> new Postmaster(process, port, data));
    }

    private static boolean serves(ProcessHandle process, Path data) {
        String command = process.info().command().orElse("");
        boolean server = command.endsWith("postgres") || command.endsWith("postgres.exe");
        return server
                && process.info()
                        .arguments()
                        .map(arguments -> List.of(arguments).contains(data.toString()))
                        .orElse(true);
    }

    /** Stops it as {@code pg_ctl stop -m fast} does; by force if it will not. */
    void stop() throws IOException {
        List<ProcessHandle> workers = process.descendants().toList();
        new ProcessBuilder(stopCommand())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!ends(process)) {
            process.destroyForcibly();
            ends(process);
            // A new server is refused as long as one of the old one's workers holds the shared memory.
            workers.forEach(Postmaster::ends);
        }
    }

    private List<String> stopCommand() throws IOException {
        if (!ServerProgram.isWindows()) {
            // The shell's own kill: a small system has no other.
            return List.of("sh", "-c", "kill -INT " + process.pid());
        }
        String server = process.info().command().orElseThrow(() -> new IOException("the server's program is unknown"));
        Path control = Path.of(server).resolveSibling("pg_ctl.exe");
        return List.of(control.toString(), "stop", "-m", "fast", "-D", data.toString());
    }

    private static boolean ends(ProcessHandle process) {
        try {
            process.onExit().get(TO_STOP.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException stillThere) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        } catch (ExecutionException impossible) {
            throw new CompletionException(impossible);
        }
    }
}
