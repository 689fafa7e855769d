package dev.onceledger.database;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * A PostgreSQL server started for one user, with password authentication on the loopback address only.
 *
 * <p>The process that holds the lock on {@code owner.lock} owns the server and stops it when it ends; processes that
 * come meanwhile join it. The lock of a killed process is free, so the next one adopts the server that was left.
 */
final class EmbeddedServer implements OpenedLedger.Started {
    private static final String SUPERUSER = "postgres";
    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(100);

    private final ServerFolder folder;
    private final String password;
    /** Locked as long as this process owns the server; null where it joined one. */
    private FileChannel ownership;

    /** Where this process found it listening, which its connections rely on. */
    private int port = ServerProgram.ANY_PORT;

    private final Thread atExit = new Thread(this::stop, "stop-postgres");
    /** What this process started itself; null for a server that it adopted or joined. */
    private final AtomicReference<EmbeddedPostgres> started = new AtomicReference<>();

    private EmbeddedServer(ServerFolder folder, String password, FileChannel ownership) {
        this.folder = folder;
        this.password = password;
        this.ownership = ownership;
    }

    /**
     * Starts, adopts or joins the server whose data are in this folder.
     *
     * @throws CannotOpen if that fails
     */
    static EmbeddedServer in(DataFolder data) {
        try {
            ServerFolder folder = ServerFolder.in(data);
            FileChannel lock = OwnerOnly.open(folder.owner());
            return owns(lock) ? new EmbeddedServer(folder, folder.readPassword(), lock).own() : join(folder, lock);
        } catch (IOException failed) {
            throw CannotOpen.unreachable("the embedded PostgreSQL did not start (" + failed.getMessage() + ")", failed);
        }
    }

    private static boolean owns(FileChannel lock) throws IOException {
        try {
            return lock.tryLock() != null;
        } catch (OverlappingFileLockException ownedByThisProcess) {
            return false;
        }
    }

    private static EmbeddedServer join(ServerFolder folder, FileChannel lock) throws IOException {
        Budget budget = Budget.of(ServerProgram.START);
        while (!budget.isSpent()) {
            if (owns(lock)) {
                return new EmbeddedServer(folder, folder.readPassword(), lock).own();
            }
            EmbeddedServer joined = new EmbeddedServer(folder, folder.readPassword(), null);
            if (joined.answers()) {
                lock.close();
                return joined;
            }
            LockSupport.parkNanos(BETWEEN_LOOKS.toNanos());
        }
        lock.close();
        throw CannotOpen.unreachable(
                "another onceledger is starting the embedded PostgreSQL in " + folder.root()
                        + " and has not finished; end that process, then try again",
                null);
    }

    private EmbeddedServer own() throws IOException {
        try {
            Runtime.getRuntime().addShutdownHook(atExit);
            if (!adopt()) {
                start();
            }
            folder.markComplete();
            return this;
        } catch (IOException | RuntimeException failed) {
            close();
            throw failed instanceof CannotOpen known ? known : notStarted(failed);
        }
    }

    /** A server that a killed process left is ours if it lets us in, and is stopped otherwise. */
    private boolean adopt() throws IOException {
        if (answers()) {
            return true;
        }
        Optional<Postmaster> left = Postmaster.of(folder.data());
        if (left.isPresent()) {
            left.get().stop();
        }
        return false;
    }

    private void start() throws IOException {
        folder.removeHalfMade();
        started.set(ServerProgram.start(folder, password, port));
    }

    private boolean answers() throws IOException {
        Optional<Postmaster> running = Postmaster.of(folder.data());
        if (running.isEmpty()) {
            return false;
        }
        try (Connection connection = FirstConnection.to(target(running.get(), 1))) {
            return connection.isValid(1);
        } catch (SQLException notYetOrNotOurs) {
            return false;
        }
    }

    /** The running server as a target. */
    Target target(int poolSize) {
        try {
            Postmaster running =
                    Postmaster.of(folder.data()).orElseThrow(() -> new IOException("it has stopped again"));
            port = running.port();
            return target(running, poolSize);
        } catch (IOException failed) {
            throw notStarted(failed);
        }
    }

    private Target target(Postmaster running, int poolSize) {
        String url = "jdbc:postgresql://127.0.0.1:" + running.port() + "/postgres";
        return new Target(url, SUPERUSER, password, null, poolSize);
    }

    /** Starts it again where it was; a server that this process joined is taken over from an owner that has ended. */
    @Override
    public synchronized void revive() {
        try {
            if (answers() || !ownsAfterAll()) {
                return;
            }
            forget(started.getAndSet(null));
            if (!adopt()) {
                start();
            }
        } catch (IOException | RuntimeException failed) {
            throw failed instanceof CannotOpen known ? known : notStarted(failed);
        }
    }

    private boolean ownsAfterAll() throws IOException {
        if (ownership != null) {
            return ownership.isOpen();
        }
        FileChannel lock = OwnerOnly.open(folder.owner());
        if (!owns(lock)) {
            lock.close();
            return false;
        }
        ownership = lock;
        Runtime.getRuntime().addShutdownHook(atExit);
        return true;
    }

    /** What is left of a server that has ended without being stopped. */
    private static void forget(EmbeddedPostgres dead) throws IOException {
        if (dead != null) {
            dead.close();
        }
    }

    Path place() {
        return folder.data();
    }

    private CannotOpen notStarted(Exception failed) {
        return ServerProgram.notStarted(folder, failed);
    }

    @Override
    public synchronized void close() {
        if (ownership == null || !ownership.isOpen()) {
            return;
        }
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException alreadyExiting) {
            // The hook is running, or will find nothing left to stop.
        }
        stop();
    }

    private void stop() {
        try (FileChannel owned = ownership) {
            EmbeddedPostgres ours = started.getAndSet(null);
            if (ours != null) {
                ours.close();
            }
            Optional<Postmaster> running = owned.isOpen() ? Postmaster.of(folder.data()) : Optional.empty();
            if (running.isPresent()) {
                running.get().stop();
            }
        } catch (IOException failed) {
            throw CannotOpen.unreachable("the embedded PostgreSQL in " + folder.root() + " did not stop", failed);
        }
    }
}
