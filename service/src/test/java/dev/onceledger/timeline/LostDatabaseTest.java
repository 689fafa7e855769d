package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.Leftovers;
import dev.onceledger.database.Target;
import dev.onceledger.explore.Checkpoint;
import dev.onceledger.explore.Explorer;
import dev.onceledger.explore.Faults;
import dev.onceledger.explore.Plan;
import dev.onceledger.testing.PostgresForTests;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import dev.onceledger.timeline.run.TimelineSession;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.dao.DataAccessException;

class LostDatabaseTest {
    @TempDir
    Path data;

    @Test
    void aDatabaseThatIsKilledInTheMiddleEndsTheRunSoonWithItsReasonAndNothingIsLeftAfterTheNextStart()
            throws Exception {
        try (EmbeddedPostgres killed = server()) {
            try (TimelineSession session =
                    TimelineRunner.open(Timelines.load("t0-t4"), target(killed), RunListener.NONE)) {
                session.next();
                kill();
                long began = System.nanoTime();
                while (!session.isDone()) {
                    session.next();
                }
                assertThat(session.outcome().stopped()).hasValueSatisfying(stopped -> {
                    assertThat(stopped.databaseFailed()).isTrue();
                    assertThat(stopped.reason().en())
                            .startsWith("the database failed: ")
                            .contains("refused");
                });
                assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(30));
            }
        }
        try (EmbeddedPostgres again = server()) {
            // A server process that outlived the killed one by a moment may still have dropped it.
            assertThat(Leftovers.drop(target(again), Duration.ZERO))
                    .allSatisfy(one -> assertThat(one.kept()).isEmpty());
            assertThat(Leftovers.drop(target(again), Duration.ZERO)).isEmpty();
        }
    }

    @Test
    void anExplorationWhoseDatabaseIsKilledEndsWithTheDatabasesOwnFailure() throws Exception {
        String scenario = Timelines.text("same-key");
        AtomicBoolean killed = new AtomicBoolean();
        try (EmbeddedPostgres server = server()) {
            Explorer explorer = new Explorer(
                    Timelines.load("same-key"), scenario, Plan.of(Faults.NONE).workers(2));
            Throwable ended = catchThrowable(() -> explorer.explore(target(server), Checkpoint.START, progress -> {
                if (killed.compareAndSet(false, true)) {
                    killNow();
                }
                return true;
            }));
            assertThat(ended).isInstanceOfAny(DataAccessException.class, DatabaseFailure.class);
        }
    }

    private void killNow() {
        try {
            kill();
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private EmbeddedPostgres server() throws IOException {
        return PostgresForTests.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .start();
    }

    private static Target target(EmbeddedPostgres server) {
        return new Target(server.getJdbcUrl("postgres", "postgres"), "postgres", "", null, 4);
    }

    private void kill() throws Exception {
        String pid = Files.readAllLines(data.resolve("postmaster.pid")).get(0).strip();
        ProcessHandle server = ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
        server.destroyForcibly();
        server.onExit().get(30, TimeUnit.SECONDS);
    }
}
