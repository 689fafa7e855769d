package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.testing.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedServerTest {
    /** One cluster for all tests, because making one takes seconds; each test starts its own server on it. */
    @TempDir
    static Path home;

    private final String sku = "S-" + System.nanoTime();
    private final String insert = "insert into stock (sku, available, for_sale) values ('" + sku + "', 5, true)";

    @AfterEach
    void noServerIsLeft() throws IOException {
        if (running()) {
            server().stop();
        }
    }

    @Test
    void aServerKeepsItsDataAndStopsWithTheProcessThatStartedIt() throws IOException {
        try (OpenedLedger first = open()) {
            first.database().client().sql(insert).update();
            assertThat(setting(first, "fsync")).isEqualTo("on");
            assertThat(setting(first, "synchronous_commit")).isEqualTo("on");
            assertThat(setting(first, "listen_addresses")).isEqualTo("127.0.0.1");
        }
        assertThat(running()).isFalse();
        try (OpenedLedger again = open()) {
            assertThat(skus(again)).contains(sku);
        }
    }

    @Test
    void nobodyEntersWithoutThePassword() throws IOException {
        try (OpenedLedger opened = open()) {
            String url = opened.database().target().url();
            assertThatThrownBy(() -> DriverManager.getConnection(url, "postgres", "guessed"))
                    .isInstanceOfSatisfying(SQLException.class, refused -> assertThat(refused.getSQLState())
                            .isEqualTo("28P01"));
        }
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("postgres/password"))))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("postgres/data"))))
                .isEqualTo("rwx------");
    }

    @Test
    void anOrphanOfAKilledProcessIsAdoptedAndThenStopped() throws IOException {
        try (JavaProcess killed = other()) {
            assertThat(killed.line()).isEqualTo("open");
            killed.ask(insert);
            killed.kill();
        }
        long orphan = server().process().pid();
        try (OpenedLedger next = open()) {
            assertThat(server().process().pid()).isEqualTo(orphan);
            assertThat(skus(next)).contains(sku);
        }
        assertThat(running()).isFalse();
    }

    @Test
    void anOrphanThatDoesNotAnswerIsReplaced() throws IOException, InterruptedException {
        try (JavaProcess killed = other()) {
            assertThat(killed.line()).isEqualTo("open");
            killed.ask(insert);
            killed.kill();
        }
        long orphan = server().process().pid();
        assertThat(new ProcessBuilder("sh", "-c", "kill -STOP " + orphan)
                        .start()
                        .waitFor())
                .isZero();
        try (OpenedLedger next = open()) {
            assertThat(server().process().pid()).isNotEqualTo(orphan);
            assertThat(skus(next)).contains(sku);
        }
    }

    @Test
    void aSecondProcessJoinsAndLeavesTheServerRunning() throws IOException {
        try (JavaProcess owner = other()) {
            assertThat(owner.line()).isEqualTo("open");
            try (OpenedLedger joined = open()) {
                owner.ask(insert);
                assertThat(skus(joined)).contains(sku);
            }
            assertThat(running()).isTrue();
            owner.finish();
        }
        Awaitility.await().atMost(20, TimeUnit.SECONDS).until(() -> !running());
    }

    @Test
    void aServerThatHasDiedIsStartedAgainWhereItsConnectionsLookForIt() throws IOException {
        try (OpenedLedger opened = open()) {
            opened.database().client().sql(insert).update();
            server().process().destroyForcibly();
            Awaitility.await().atMost(20, TimeUnit.SECONDS).until(() -> !running());
            opened.revive();
            assertThat(skus(opened)).contains(sku);
        }
        assertThat(running()).isFalse();
    }

    @Test
    void whoJoinedAServerTakesItOverWhenItsOwnerHasStoppedIt() throws IOException {
        OpenedLedger owner = open();
        try (OpenedLedger joined = open()) {
            owner.database().client().sql(insert).update();
            owner.close();
            assertThat(running()).isFalse();
            joined.revive();
            assertThat(skus(joined)).contains(sku);
        }
        assertThat(running()).isFalse();
    }

    @Test
    void aLostPasswordIsNamed() throws IOException {
        open().close();
        Path password = home.resolve("postgres/password");
        Path lost = Files.move(password, home.resolve("postgres/lost"));
        try {
            assertThatThrownBy(EmbeddedServerTest::open)
                    .isInstanceOf(CannotOpen.class)
                    .hasMessageContaining(password + ", is gone");
        } finally {
            Files.move(lost, password);
        }
    }

    private static JavaProcess other() {
        return JavaProcess.start(List.of(), OtherProcess.class, home.toString(), "postgres");
    }

    private static OpenedLedger open() {
        return new Targets(DataFolder.at(home), Map.of())
                .open(DatabaseChoice.of("postgres"))
                .requireLedger();
    }

    private static Postmaster server() throws IOException {
        return Postmaster.of(home.resolve("postgres/data")).orElseThrow();
    }

    private static boolean running() throws IOException {
        return Postmaster.of(home.resolve("postgres/data")).isPresent();
    }

    private static List<String> skus(OpenedLedger opened) {
        return opened.database()
                .client()
                .sql("select sku from stock")
                .query(String.class)
                .list();
    }

    private static String setting(OpenedLedger opened, String name) {
        return opened.database()
                .client()
                .sql("show " + name)
                .query(String.class)
                .single();
    }
}
