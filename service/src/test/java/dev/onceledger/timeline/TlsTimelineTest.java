package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.testing.PostgresForTests;
import dev.onceledger.testing.TlsPostgres;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The proxy cuts an encrypted connection as it cuts a plain one: it passes bytes on and reads none of them. */
class TlsTimelineTest {
    private static final String ENCRYPTED = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";

    @TempDir
    static Path folder;

    private static TlsPostgres server;

    @BeforeAll
    static void start() throws Exception {
        server = TlsPostgres.start(folder);
    }

    @AfterAll
    static void stop() throws Exception {
        server.close();
    }

    @ParameterizedTest(name = "sslmode={0}")
    @CsvSource({"disable,false", "allow,false", "prefer,true", "require,true", "verify-ca,true", "verify-full,true"})
    void aLostCommitIsCutOnAServerThatSpeaksTls(String mode, boolean encrypted) throws Exception {
        String url = server.url("sslmode=" + mode + "&sslrootcert=" + server.certificate());
        Target target = new Target(url, "postgres", "", null, 4);
        try (LedgerDatabase database = LedgerDatabase.open(target)) {
            assertThat(database.client().sql(ENCRYPTED).query(Boolean.class).single())
                    .isEqualTo(encrypted);
        }
        assertThatItIsCut(target);
    }

    @ParameterizedTest(name = "sslmode={0}")
    @ValueSource(strings = {"disable", "allow", "prefer"})
    void aLostCommitIsCutOnAServerThatDoesNot(String mode) throws Exception {
        assertThatItIsCut(new Target(PostgresForTests.url() + "&sslmode=" + mode, "postgres", "", null, 4));
    }

    private static void assertThatItIsCut(Target target) throws Exception {
        Outcome outcome = TimelineRunner.run(Timelines.load("commit-unknown"), target, RunListener.NONE);
        try (InputStream golden = TlsTimelineTest.class.getResourceAsStream("/golden/timelines/commit-unknown.txt")) {
            assertThat(TraceText.of(outcome)).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
