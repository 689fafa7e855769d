package dev.onceledger.timeline.run;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Unreachable;
import dev.onceledger.timeline.run.Post.Assignment;
import dev.onceledger.timeline.run.Post.Order;
import dev.onceledger.timeline.run.Post.Word;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A client's process as the run sees it: lines in, lines out, and its end. */
final class Child {
    /** How long a Java process may take to start on a busy machine. */
    private static final int STARTING_SECONDS = 60;

    /** How long a living process may take to say where it is. */
    private static final int TELLING_SECONDS = 5;

    private final Process process;
    private final Writer in;
    /** What it says of its request; empty at its end. */
    private final BlockingQueue<Optional<Word>> words = new LinkedBlockingQueue<>();

    private final BlockingQueue<Optional<Post.Where>> places = new LinkedBlockingQueue<>();
    private volatile String lastError = "";
    private volatile boolean killed;
    private boolean ready;

    private Child(Process process) {
        this.process = process;
        this.in = process.outputWriter(StandardCharsets.UTF_8);
    }

    /** Starts one on this process's own class path. */
    static Child start(String client, Assignment assignment) {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx96m",
                "-Dfile.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                ClientProcess.class.getName());
        try {
            Child child = new Child(new ProcessBuilder(command).start());
            child.listen("timeline-process-" + client, child.process.getInputStream(), child::heard, child::isOver);
            child.listen("timeline-errors-" + client, child.process.getErrorStream(), child::complained, () -> {});
            child.write(Post.write(assignment));
            return child;
        } catch (IOException noProcess) {
            throw new IllegalStateException(
                    "the process of client " + client + " could not be started: " + noProcess.getMessage(), noProcess);
        }
    }

    private void listen(String name, InputStream stream, Consumer<String> line, Runnable end) {
        Thread thread = new Thread(
                () -> {
                    try (BufferedReader lines =
                            new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
                        lines.lines().forEach(line);
                    } catch (IOException | RuntimeException broken) {
                        lastError = broken.toString();
                    } finally {
                        end.run();
                    }
                },
                name);
        thread.setDaemon(true);
        thread.start();
    }

    private void heard(String line) {
        Word word = Post.read(line, Word.class);
        if (word.where() != null) {
            places.add(Optional.of(word.where()));
        } else {
            words.add(Optional.of(word));
        }
    }

    private void isOver() {
        words.add(Optional.empty());
        places.add(Optional.empty());
    }

    private void complained(String line) {
        if (!line.isBlank()) {
            lastError = line;
        }
    }

    /** Waits until it can be sent requests. */
    void awaitReady(String client) throws Unreachable {
        if (ready) {
            return;
        }
        Optional<Word> first = take(words, STARTING_SECONDS);
        ready = first.isPresent() && first.get().ready();
        if (!ready) {
            Bilingual why = first.map(Word::failed).map(Bilingual::same).orElseGet(this::ending);
            kill();
            throw new Unreachable(new Bilingual(
                    "the process of client " + client + " did not start: " + why.en(),
                    client + " 클라이언트의 프로세스가 시작되지 않았습니다: " + why.ko()));
        }
    }

    private Bilingual ending() {
        if (process.isAlive()) {
            return new Bilingual(
                    "nothing was heard of it within " + STARTING_SECONDS + " s", STARTING_SECONDS + "초 안에 아무 소식이 없음");
        }
        String last = lastError.isEmpty() ? "" : ", " + lastError;
        return new Bilingual(
                "it ended by itself with exit code " + process.exitValue() + last,
                "종료 코드 " + process.exitValue() + "로 스스로 끝남" + last);
    }

    void tell(Order order) {
        try {
            write(Post.write(order));
        } catch (IOException gone) {
            // It has ended; what it says next is nothing.
        }
    }

    private void write(String line) throws IOException {
        synchronized (in) {
            in.write(line + "\n");
            in.flush();
        }
    }

    /**
     * What it says next of its request.
     *
     * @throws ClientDied if it was killed
     */
    Word next() {
        try {
            Optional<Word> word = words.take();
            if (word.isPresent()) {
                return word.get();
            }
            await();
            if (killed) {
                throw new ClientDied();
            }
            throw new IllegalStateException("its process failed: " + ending().en());
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw new ClientDied();
        }
    }

    /** Where it is, if it lives. */
    Optional<Post.Where> where(Order tell) {
        if (!isAlive()) {
            return Optional.empty();
        }
        places.clear();
        tell(tell);
        return take(places, TELLING_SECONDS);
    }

    private static <T> Optional<T> take(BlockingQueue<Optional<T>> queue, int seconds) {
        try {
            Optional<T> taken = queue.poll(seconds, TimeUnit.SECONDS);
            return taken == null ? Optional.empty() : taken;
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    boolean isAlive() {
        return !killed && process.isAlive();
    }

    /** Ends it as kill -9 does, and waits for its end. */
    void kill() {
        killed = true;
        process.destroyForcibly();
        await();
    }

    private void await() {
        try {
            process.waitFor(TELLING_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }
}
