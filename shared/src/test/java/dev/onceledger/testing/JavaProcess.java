package dev.onceledger.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Another Java process on the tests' class path, spoken to by lines; killed when it is closed. */
public final class JavaProcess implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;
    private final Writer in;

    private JavaProcess(Process process) {
        this.process = process;
        this.out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        this.in = process.outputWriter(StandardCharsets.UTF_8);
    }

    /** Starts a main class; what it prints on either stream is read by {@link #line}. */
    public static JavaProcess start(List<String> options, Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Dfile.encoding=UTF-8"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        try {
            return new JavaProcess(
                    new ProcessBuilder(command).redirectErrorStream(true).start());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The next line that it prints; null at the end. */
    public String line() {
        try {
            return out.readLine();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Sends a line and gives its answer. */
    public String ask(String line) {
        try {
            in.write(line + "\n");
            in.flush();
            return line();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The processes that it has started and that still run. */
    public List<ProcessHandle> children() {
        return process.children().toList();
    }

    /** Ends it as kill -9 does. */
    public void kill() {
        process.destroyForcibly();
        await();
    }

    /** Closes its input and waits for its end. */
    public void finish() {
        try {
            in.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        await();
    }

    private void await() {
        try {
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the process does not end");
            }
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    @Override
    public void close() {
        kill();
    }
}
