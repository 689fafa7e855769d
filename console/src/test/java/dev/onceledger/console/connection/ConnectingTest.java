package dev.onceledger.console.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.Environment;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestScreen;
import dev.onceledger.console.connection.AttemptModel.Stage;
import dev.onceledger.console.service.ServiceModel;
import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.shell.TestSwitching;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.PostgresForTests;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

class ConnectingTest {
    @TempDir
    Path folder;

    private final TestScreen screen = new TestScreen();
    private final Map<String, String> kept = new ConcurrentHashMap<>();
    private final String schema = "c" + UUID.randomUUID().toString().replace("-", "");
    private volatile boolean locked;
    private LedgerDatabase here;
    private TestSwitching window;
    private ProfilesModel profiles;
    private AttemptModel attempt;

    /** A key store that is there, which the machine of a test has not. */
    private final class Store implements PasswordStore {
        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public Optional<String> get(String name) {
            if (locked) {
                throw new KeyStoreFailure(KeyStoreFailure.Why.LOCKED, null);
            }
            return Optional.ofNullable(kept.get(name));
        }

        @Override
        public void keep(String name, String password) {
            if (password.equals("refuse-me")) {
                throw new IllegalStateException("the collection is locked");
            }
            kept.put(name, password);
        }

        @Override
        public void forget(String name) {
            if (locked) {
                throw new KeyStoreFailure(KeyStoreFailure.Why.LOCKED, null);
            }
            kept.remove(name);
        }
    }

    @BeforeEach
    void open() {
        here = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 3);
        ConsoleStart start = new ConsoleStart("here", () -> here, Environment.LOCAL, false, "tester", folder, false);
        window = screen.ask(() -> new TestSwitching(start, screen.background()));
        Switching switching = window.switching();
        screen.act(window::open);
        screen.until("open", () -> window.bench() != null);
        profiles = screen.ask(() -> switching.model(ProfilesModel.class, one -> new ProfilesModel(one, new Store())));
        attempt = screen.ask(() -> switching.model(AttemptModel.class, AttemptModel::new));
        screen.until("the list", () -> !profiles.entries().isEmpty());
        server("create schema " + schema);
    }

    @AfterEach
    void close() {
        screen.act(window::close);
        screen.close();
    }

    private static void server(String sql) {
        try (LedgerDatabase server = LedgerDatabase.open(TestDatabase.POSTGRESQL.target())) {
            server.client().sql(sql).update();
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private Profile shop() {
        String url = "jdbc:postgresql://127.0.0.1:" + PostgresForTests.server().getPort() + "/postgres?currentSchema="
                + schema;
        return new Profile("shop", Kind.JDBC_URL, url, "postgres", Environment.TEST, false, Kept.ASK);
    }

    private void write(Profile profile) {
        screen.act(() -> {
            profiles.add();
            profiles.edit(fresh -> profile);
        });
    }

    private void until(Stage stage) {
        screen.until(stage.name(), () -> attempt.stateProperty().get().stage() == stage);
    }

    private void connect(Profile profile) {
        write(profile);
        screen.act(attempt::connect);
    }

    private long tables() {
        return client().sql("select count(*) from information_schema.tables where table_schema = :schema")
                .param("schema", schema)
                .query(Long.class)
                .single();
    }

    private static JdbcClient client() {
        return JdbcClient.create(PostgresForTests.server().getPostgresDatabase());
    }

    @Test
    void tablesAreMadeElsewhereThanLocallyOnlyAfterAPersonHasAgreed() {
        connect(shop());
        until(Stage.ASKING);
        assertThat(tables()).isZero();
        assertThat(screen.ask(() -> window.bench().start().databaseName())).isEqualTo("here");
        screen.act(attempt::agree);
        screen.until(
                "the switch",
                () -> window.bench() != null
                        && window.bench().start().databaseName().equals("shop"));
        until(Stage.IDLE);
        assertThat(screen.ask(() -> window.bench().start().environment())).isEqualTo(Environment.TEST);
        assertThat(tables()).isPositive();
        assertThat(window.bench().database().dialect().productName()).isEqualTo("PostgreSQL");
        assertThatThrownBy(() -> here.dataSource().getConnection()).hasMessageContaining("closed");
    }

    @Test
    void whatCannotBeOpenedLeavesTheWindowWhereItWas() {
        connect(shop().at("jdbc:postgresql://127.0.0.1:1/shop"));
        until(Stage.FAILED);
        assertThat(screen.ask(() -> attempt.stateProperty().get().problem())).startsWith("No server listens at");
        assertThat(window.bench().database()).isSameAs(here);
        connect(shop().named("reader").readOnly(true));
        screen.until("the refusal", () -> {
            AttemptModel.State state = attempt.stateProperty().get();
            return state.stage() == Stage.FAILED && state.profile().name().equals("reader");
        });
        assertThat(screen.ask(() -> attempt.stateProperty().get().problem())).contains("may not make one");
        assertThat(tables()).isZero();
        assertThat(window.bench().database()).isSameAs(here);
    }

    @Test
    void aReadOnlyConnectionToProductionWritesNothingAndStartsNoService() {
        connect(shop().in(Environment.LOCAL));
        screen.until(
                "the switch", () -> window.bench() != null && window.bench().database() != here);
        connect(shop().named("real").in(Environment.PRODUCTION).readOnly(true));
        screen.until(
                "the switch",
                () -> window.bench() != null
                        && window.bench().start().databaseName().equals("real"));
        ServiceModel service = screen.ask(() -> window.bench().model(ServiceModel.class, ServiceModel::new));
        assertThat(screen.ask(() -> service.stateProperty().get())).isEqualTo(ServiceModel.State.READ_ONLY);
        assertThatThrownBy(() -> window.bench()
                        .database()
                        .client()
                        .sql("delete from stock")
                        .update())
                .hasMessageContaining("read-only");
    }

    @Test
    void aTestChangesNothingAndIsForgottenWhenTheProfileIsChanged() {
        write(shop());
        screen.act(attempt::test);
        until(Stage.TESTED);
        AttemptModel.State tested = screen.ask(() -> attempt.stateProperty().get());
        assertThat(InspectionText.of(
                        tested.seen(), tested.profile(), window.bench().texts()))
                .contains("PostgreSQL ")
                .contains("No ledger yet")
                .contains("may write");
        assertThat(tables()).isZero();
        screen.act(() -> attempt.forgetUnless(shop().as("another")));
        until(Stage.IDLE);
    }

    @Test
    void aPasswordGoesToTheKeyStoreAndNeverIntoTheFile() throws Exception {
        write(shop().keeping(Kept.KEY_STORE));
        screen.act(() -> profiles.selectedProperty().get().passwordProperty().set("secret-word"));
        screen.act(profiles::save);
        screen.until("kept", () -> "secret-word".equals(kept.get("shop")));
        assertThat(Files.readString(folder.resolve("profiles.json")))
                .contains("shop")
                .doesNotContain("secret-word");
        screen.act(() -> {
            profiles.selectedProperty().get().passwordProperty().set("");
            profiles.edit(profile -> profile.named("store"));
            profiles.save();
        });
        screen.until("moved", () -> kept.equals(Map.of("store", "secret-word")));
        assertThat(new Profiles(folder).load().profiles())
                .extracting(Profile::name)
                .contains("store");
        screen.act(profiles::delete);
        screen.until("forgotten", kept::isEmpty);
        assertThat(new Profiles(folder).load().profiles()).containsExactly(Profile.OWN);
    }

    @Test
    void aKeyStoreThatRefusesIsToldInPlainWordsAndTheProfileIsSaved() throws Exception {
        write(shop().keeping(Kept.KEY_STORE));
        screen.act(() -> profiles.selectedProperty().get().passwordProperty().set("refuse-me"));
        screen.act(profiles::save);
        screen.until("the message", () -> profiles.problemProperty()
                .get()
                .equals(
                        "The profile is saved, but the key store did not take its password, so you are asked for it each"
                                + " time. (the collection is locked)"));
        assertThat(Files.readString(folder.resolve("profiles.json"))).contains("shop");
    }

    @Test
    void aLockedKeyStoreIsNamedAsTheCauseAndTheServerIsNotTriedWithoutThePassword() throws Exception {
        locked = true;
        connect(shop().keeping(Kept.KEY_STORE));
        until(Stage.FAILED);
        assertThat(screen.ask(() -> attempt.stateProperty().get().problem()))
                .isEqualTo("The key store of this system is locked or has no keyring yet. Unlock it, then try again; or"
                        + " type the password.");
        screen.act(profiles::delete);
        screen.until("the message", () -> profiles.problemProperty()
                .get()
                .startsWith(
                        "The connection is deleted, but its password may still be in the key store. (The key store"));
        assertThat(new Profiles(folder).load().profiles()).containsExactly(Profile.OWN);
    }
}
