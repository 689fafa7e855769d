package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.database.CannotOpen.Why;
import dev.onceledger.database.Inspection.Ledger;
import dev.onceledger.testing.PostgresForTests;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.testing.TlsPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class InspectionTest {
    private static final String NEWER_MIGRATION = """
            insert into "flyway_schema_history"
                ("installed_rank", "version", "description", "type", "script", "installed_by", "execution_time", "success")
            values (99, '99', 'from the future', 'SQL', 'V99__from_the_future.sql', 'somebody', 1, true)
            """;

    @TempDir
    Path folder;

    private Targets targets;

    @BeforeEach
    void prepare() {
        targets = new Targets(DataFolder.at(folder.resolve("home")), Map.of());
    }

    @ParameterizedTest
    @EnumSource
    void aLedgerOfThisProgramIsKnownWithItsProduct(TestDatabase kind) throws SQLException {
        try (LedgerDatabase database = kind.open()) {
            Inspection seen = Inspection.of(OpenedLedger.of(database));
            assertThat(seen.ledger()).isEqualTo(Ledger.PRESENT);
            assertThat(seen.mayWrite()).isTrue();
            assertThat(seen.product()).matches((database.dialect().productName()) + " \\d+\\.\\d+.*");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aLedgerThatANewerProgramChangedIsRefusedAndNotTouched(TestDatabase kind) throws SQLException {
        try (LedgerDatabase database = kind.open()) {
            database.client().sql(NEWER_MIGRATION).update();
            OpenedLedger opened = OpenedLedger.of(database);
            assertThat(Inspection.of(opened).ledger()).isEqualTo(Ledger.NEWER);
            assertThatThrownBy(database::migrate).hasMessageContaining("newer onceledger");
            assertThat(catchThrowableOfType(CannotOpen.class, opened::requireLedger)
                            .why())
                    .isEqualTo(Why.NEWER_LEDGER);
        }
    }

    @Test
    void lookingAtAFileThatIsNotThereCreatesNothing() throws Exception {
        Path file = folder.resolve("shop");
        for (String db : new String[] {"h2", "h2:" + file, "jdbc:h2:file:" + file, "postgres"}) {
            assertThat(targets.inspect(DatabaseChoice.of(db)).ledger()).as(db).isEqualTo(Ledger.NO_DATABASE);
        }
        try (var left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void aFileWithALedgerCanBeLookedAtWhileItIsOpen() {
        DatabaseChoice choice = DatabaseChoice.of("h2:" + folder.resolve("shop"));
        try (OpenedLedger open = targets.open(choice)) {
            assertThat(targets.inspect(choice).ledger()).isEqualTo(Ledger.NONE);
            open.requireLedger();
            assertThat(targets.inspect(choice).ledger()).isEqualTo(Ledger.PRESENT);
            assertThat(open.hasLedger()).isTrue();
        }
    }

    @Test
    void somebodyElsesTablesAndRightsAreSeen() {
        LedgerDatabase database = TestDatabase.POSTGRESQL.open();
        String schema = database.target().schema();
        String reader = "r" + UUID.randomUUID().toString().replace("-", "");
        database.client()
                .sql("create role " + reader + " login password 'secret-word'")
                .update();
        database.client()
                .sql("grant usage on schema " + schema + " to " + reader)
                .update();
        database.client()
                .sql("grant select on all tables in schema " + schema + " to " + reader)
                .update();
        String base = "jdbc:postgresql://127.0.0.1:" + PostgresForTests.server().getPort() + "/postgres?currentSchema=";
        DatabaseChoice reading = new DatabaseChoice(base + schema, reader, null).withPassword("secret-word");
        assertThat(reading.toString()).doesNotContain("secret-word");
        Inspection seen = targets.inspect(reading);
        assertThat(seen.ledger()).isEqualTo(Ledger.PRESENT);
        assertThat(seen.mayWrite()).isFalse();

        String other = schema + "o";
        database.client().sql("create schema " + other).update();
        DatabaseChoice owner = new DatabaseChoice(base + other, "postgres", null).withPassword("");
        assertThat(targets.inspect(owner).ledger()).isEqualTo(Ledger.NONE);
        assertThat(targets.inspect(owner).mayWrite()).isTrue();
        database.client()
                .sql("create table " + other + ".invoices (id integer)")
                .update();
        assertThat(targets.inspect(owner).ledger()).isEqualTo(Ledger.OTHER_TABLES);
        database.close();
    }

    @Test
    void whatStandsInTheWayIsToldApart() {
        String nobody = "jdbc:postgresql://nobody.invalid:5432/shop";
        assertThat(why(DatabaseChoice.of(nobody))).isEqualTo(Why.UNKNOWN_HOST);
        assertThat(why(DatabaseChoice.of("jdbc:postgresql://127.0.0.1:1/shop"))).isEqualTo(Why.NOT_RUNNING);
        int port = PostgresForTests.server().getPort();
        assertThat(why(new DatabaseChoice("jdbc:postgresql://127.0.0.1:" + port + "/nowhere", "postgres", null)))
                .isEqualTo(Why.NO_DATABASE);
        DatabaseChoice file = DatabaseChoice.of("h2:" + folder.resolve("shop"));
        targets.open(file).close();
        assertThat(why(new DatabaseChoice(file.db(), "me", null).withPassword("wrong")))
                .isEqualTo(Why.WRONG_PASSWORD);
    }

    @Test
    void whatIsWrongWithTheEncryptionIsNotTakenForAPassword() throws Exception {
        int port = PostgresForTests.server().getPort();
        String plain = "jdbc:postgresql://localhost:" + port + "/postgres?sslmode=";
        assertThat(why(new DatabaseChoice(plain + "require", "postgres", null))).isEqualTo(Why.TLS);
        assertThat(catchThrowableOfType(
                        CannotOpen.class,
                        () -> targets.inspect(new DatabaseChoice(plain + "require", "postgres", null))))
                .hasMessageContaining("and sslmode=require do not come together")
                .hasMessageContaining("leave sslmode away or turn TLS on");
        try (TlsPostgres server = TlsPostgres.start(folder)) {
            for (String mode : List.of("verify-ca", "verify-full")) {
                assertThat(why(new DatabaseChoice(server.url("sslmode=" + mode), "postgres", null)))
                        .isEqualTo(Why.TLS);
            }
            String known = "sslmode=verify-full&sslrootcert=" + server.certificate();
            assertThat(why(new DatabaseChoice(server.url(known), "nobody", null)))
                    .isEqualTo(Why.WRONG_PASSWORD);
            String elsewhere = server.url(known).replace("localhost", "127.0.0.1");
            assertThat(why(new DatabaseChoice(elsewhere, "postgres", null))).isEqualTo(Why.TLS);
        }
        assertThat(why(new DatabaseChoice("jdbc:postgresql://127.0.0.1:1/shop?sslmode=require", "postgres", null)))
                .isEqualTo(Why.NOT_RUNNING);
    }

    private Why why(DatabaseChoice choice) {
        return catchThrowableOfType(CannotOpen.class, () -> targets.inspect(choice))
                .why();
    }
}
