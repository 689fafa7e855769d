package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.testing.JavaProcess;
import dev.onceledger.testing.PostgresForTests;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TargetsTest {
    @TempDir
    Path folder;

    private Targets targets;

    @BeforeEach
    void prepare() {
        targets = new Targets(DataFolder.at(folder.resolve("home")), Map.of());
    }

    @Test
    void eachLedgerInMemoryIsANewOneAndIsGoneWhenItIsClosed() throws SQLException {
        String url;
        try (OpenedLedger one = targets.open(DatabaseChoice.of("h2:mem")).requireLedger();
                OpenedLedger two = targets.open(DatabaseChoice.of("h2:mem"))) {
            assertThat(one.hasLedger()).isTrue();
            assertThat(two.hasLedger()).isFalse();
            url = one.database().target().url();
        }
        assertThatThrownBy(() -> DriverManager.getConnection(url + ";IFEXISTS=TRUE", "onceledger", ""))
                .hasMessageContaining("not found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"oracle", "h2:", "jdbc:mysql://localhost/shop?user=me&password=secret-word", "H2", "postgres:x"})
    void anUnknownValueIsNamedWithTheKnownOnes(String db) {
        assertThat(refusal(DatabaseChoice.of(db), CannotOpen.Reason.USAGE))
                .startsWith("unknown --db value")
                .contains("h2:PATH")
                .doesNotContain("secret-word");
    }

    @Test
    void aWriteDelayIsRefusedBecauseItLosesAnsweredOrders() {
        String url = "jdbc:h2:" + folder.resolve("x") + ";write_delay=500";
        assertThat(refusal(DatabaseChoice.of(url), CannotOpen.Reason.USAGE))
                .contains("WRITE_DELAY=500")
                .contains("would lose orders");
    }

    @Test
    void anotherModeThanTheLedgersIsRefused() {
        assertThat(refusal(DatabaseChoice.of("jdbc:h2:mem:x;MODE=Oracle"), CannotOpen.Reason.USAGE))
                .contains("write MODE=PostgreSQL");
    }

    @Test
    void aLostPasswordFileIsNamed() throws IOException {
        String db = "h2:" + folder.resolve("shop");
        targets.open(DatabaseChoice.of(db)).requireLedger().close();
        Files.writeString(folder.resolve("shop.password"), "another\n");
        assertThat(refusal(DatabaseChoice.of(db), CannotOpen.Reason.UNREACHABLE))
                .contains("another password than the one in " + folder.resolve("shop.password"));
    }

    @Test
    void aWrongPasswordIsToldWithoutPrintingIt() throws IOException {
        Path password = Files.writeString(folder.resolve("given"), "right-word\n");
        String db = "h2:" + folder.resolve("shop");
        targets.open(new DatabaseChoice(db, "me", password)).close();
        Files.writeString(password, "wrong-word\n");
        assertThat(refusal(new DatabaseChoice(db, "me", password), CannotOpen.Reason.UNREACHABLE))
                .contains("refuses user \"me\"")
                .doesNotContain("-word");
        assertThat(refusal(
                        DatabaseChoice.of("jdbc:h2:" + folder.resolve("shop") + ";USER=me;PASSWORD=wrong-word"),
                        CannotOpen.Reason.UNREACHABLE))
                .doesNotContain("-word");
    }

    @Test
    void aPasswordFileThatIsNotThereIsNamed() {
        Path absent = folder.resolve("absent");
        assertThat(refusal(new DatabaseChoice("h2:" + folder.resolve("x"), "me", absent), CannotOpen.Reason.USAGE))
                .contains("the password file " + absent);
    }

    @Test
    void aFileThatAnotherProcessDoesNotShareIsCalledInUse() {
        String file = folder.resolve("shop").toString();
        try (JavaProcess selfish = JavaProcess.start(
                List.of(), OtherProcess.class, folder.toString(), "jdbc:h2:file:" + file + ";AUTO_SERVER=FALSE")) {
            assertThat(selfish.line()).isEqualTo("open");
            assertThat(refusal(DatabaseChoice.of("h2:" + file), CannotOpen.Reason.UNREACHABLE))
                    .contains(file)
                    .contains("is open in another process that does not share it");
        }
    }

    @Test
    void aFileThatIsNoDatabaseIsToldApart() throws IOException {
        Files.write(
                folder.resolve("shop.mv.db"),
                "not a database at all".repeat(1000).getBytes(StandardCharsets.UTF_8));
        assertThat(refusal(DatabaseChoice.of("h2:" + folder.resolve("shop")), CannotOpen.Reason.UNREACHABLE))
                .contains("is not a database that H2 2.4.240 can read");
    }

    @Test
    void aFileOfAnOlderFormatIsToldApart() throws IOException {
        String db = "h2:" + folder.resolve("shop");
        targets.open(DatabaseChoice.of(db)).requireLedger().close();
        H2FormatForTests.age(folder.resolve("shop.mv.db"));
        assertThat(refusal(DatabaseChoice.of(db), CannotOpen.Reason.UNREACHABLE))
                .contains("is not a database that H2 2.4.240 can read")
                .contains("SCRIPT");
    }

    @Test
    void aServerThatDoesNotAnswerIsNamedByItsAddress() throws IOException {
        int port = unusedPort();
        assertThat(refusal(
                        DatabaseChoice.of("jdbc:postgresql://127.0.0.1:" + port + "/shop?user=a&password=secret-word"),
                        CannotOpen.Reason.UNREACHABLE))
                .contains("no database server answers at jdbc:postgresql://127.0.0.1:" + port + "/shop;")
                .doesNotContain("secret-word");
        assertThat(refusal(
                        DatabaseChoice.of("jdbc:h2:tcp://127.0.0.1:" + port + "/shop"), CannotOpen.Reason.UNREACHABLE))
                .contains("no database server answers");
    }

    @Test
    void aDatabaseThatIsNotThereIsNamed() {
        int port = PostgresForTests.server().getPort();
        assertThat(refusal(
                        new DatabaseChoice("jdbc:postgresql://127.0.0.1:" + port + "/nowhere", "postgres", null),
                        CannotOpen.Reason.UNREACHABLE))
                .contains("there is no database at");
    }

    @Test
    void whoGivesNoUserIsAskedForOneInsteadOfBeingCalledNull() {
        Target nobody = new Target("jdbc:postgresql://localhost/shop", null, null, null, 1);
        assertThat(OpenFailures.ofUrl(nobody).explain(new SQLException("no password was provided", "08004")))
                .hasMessage("jdbc:postgresql://localhost/shop asks for a user and a password; give --user and"
                        + " --password-file");
    }

    @Test
    void theEnvironmentGivesUserAndPasswordForAUrl() {
        Targets withEnvironment =
                new Targets(DataFolder.at(folder), Map.of("ONCELEDGER_USER", "postgres", "ONCELEDGER_PASSWORD", "any"));
        String url = "jdbc:postgresql://127.0.0.1:" + PostgresForTests.server().getPort() + "/template1";
        try (OpenedLedger opened = withEnvironment.open(DatabaseChoice.of(url))) {
            assertThat(opened.database().target().user()).isEqualTo("postgres");
            assertThat(opened.isOwn()).isFalse();
            assertThatThrownBy(opened::requireLedger).hasMessageContaining("holds no ledger");
        }
    }

    @Test
    void userAndPasswordAreRefusedWhereTheyWouldBeIgnored() {
        assertThat(refusal(new DatabaseChoice("h2:mem", "me", null), CannotOpen.Reason.USAGE))
                .contains("has its own user and password");
    }

    private String refusal(DatabaseChoice choice, CannotOpen.Reason reason) {
        CannotOpen refused = catchThrowableOfType(
                CannotOpen.class, () -> targets.open(choice).close());
        assertThat(refused).as("a refusal of " + choice.db()).isNotNull();
        assertThat(refused.reason()).isEqualTo(reason);
        assertThat(refused.getMessage()).doesNotContain("\n");
        return refused.getMessage();
    }

    private static int unusedPort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
