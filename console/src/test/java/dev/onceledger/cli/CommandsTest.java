package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.ActivityFilter;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.database.DatabaseChoice;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Targets;
import dev.onceledger.json.Secrets;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CommandsTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void keysAreListedFromTheSample() {
        assertThat(run("keys", "--db", "h2:mem", "--principal", "user-42", "--key", "checkout-2026*"))
                .isZero();
        assertThat(out.toString())
                .contains("CREATED", "user-42", "checkout-20260914-001", "SUCCEEDED", "o-901")
                .doesNotContain("user-43");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theDatabaseMayBeNamedBeforeTheCommand() {
        assertThat(run("--db", "h2:" + folder.resolve("empty"), "keys")).isZero();
        assertThat(out.toString()).isEqualToIgnoringNewLines("No keys.");
    }

    @Test
    void keysAsCsvAreAllOfThemUnlessLimited() {
        assertThat(run("keys", "--db", "h2:mem", "--format", "csv")).isZero();
        String[] lines = out.toString().split("\r\n");
        assertThat(lines[0]).startsWith("principal,operation,key,status,responseStatus,fingerprint");
        assertThat(lines.length).as("more than a table shows").isGreaterThan(100);
        assertThat(out.toString()).contains("user-42,create-order,checkout-20260914-001,SUCCEEDED,201,v1:");
        out.getBuffer().setLength(0);
        assertThat(run("keys", "--db", "h2:mem", "--format", "csv", "--status", "expired", "--limit", "3"))
                .isZero();
        assertThat(out.toString().split("\r\n")).hasSize(4);
    }

    @Test
    void keysAsJsonAreReadableByPrograms() {
        assertThat(run("keys", "--db", "h2:mem", "--status", "expired", "--limit", "2", "--format", "json"))
                .isZero();
        JsonNode read = JsonMapper.shared().readTree(out.toString());
        assertThat(read.get("hasMore").asBoolean()).isTrue();
        assertThat(read.get("keys").size()).isEqualTo(2);
        assertThat(read.get("keys").get(0).get("status").asString()).isEqualTo("EXPIRED");
    }

    @Test
    void aRecordIsShownWholeWithItsConflict() {
        assertThat(run("show", "user-42", "checkout-20260914-001", "--db", "h2:mem"))
                .isZero();
        assertThat(out.toString())
                .contains("/orders/o-901", "\"orderId\":\"o-901\"", "o-901 CREATED", "IDEMPOTENCY_KEY_REUSED");
    }

    @Test
    void aKeyThatIsNotThereIsToldApartFromAFailure() {
        assertThat(run("show", "user-42", "nothing", "--db", "h2:mem")).isEqualTo(1);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains("has no key nothing of user-42");
    }

    @Test
    void aDryRunCountsAndASweepLeavesNothingDue() {
        String db = "h2:" + folder.resolve("own");
        assertThat(run("sweep", "--dry-run", "--db", "h2:mem")).isZero();
        assertThat(out.toString()).contains("Nothing has been changed", "OLDEST EXPIRY");
        assertThat(run("sweep", "--db", "h2:mem", "--batch", "10", "--reason", "test", "--format", "json"))
                .isZero();
        assertThat(out.toString()).contains("\"ending\" : \"COMPLETED\"", "\"remaining\" : 0");
        assertThat(run("sweep", "--db", db)).isZero();
        assertThat(out.toString()).contains("0 records swept, 0 still due");
    }

    @ParameterizedTest
    @MethodSource("usageErrors")
    void whatMakesNoSenseIsOneLineAndAWayOut(String[] arguments, String message) {
        assertThat(run(arguments)).isEqualTo(2);
        assertThat(err.toString()).startsWith("onceledger: ").contains(message).doesNotContain("\tat ");
    }

    static Stream<Object[]> usageErrors() {
        return Stream.of(
                usage("Unmatched argument", "bogus"),
                usage("unknown --db value \"shop\"", "keys", "--db", "shop"),
                usage("--limit must be between", "keys", "--limit", "0"),
                usage("--status", "keys", "--status", "lost"),
                usage("--batch must be between", "sweep", "--batch", "1001"),
                usage("lies in the future", "sweep", "--db", "h2:mem", "--cutoff", "2999-01-01T00:00:00Z"),
                usage("--cutoff", "sweep", "--cutoff", "tomorrow"),
                usage("Missing required parameter", "show", "user-42"));
    }

    private static Object[] usage(String message, String... arguments) {
        return new Object[] {arguments, message};
    }

    @Test
    void aServerThatDoesNotAnswerIsThree() {
        assertThat(run("keys", "--db", "jdbc:postgresql://127.0.0.1:1/shop")).isEqualTo(3);
        assertThat(err.toString()).contains("no database server answers").doesNotContain("\tat ");
    }

    @Test
    void aTakenPortIsOneLineAndTwo() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());
            assertThat(run("serve", "--db", "h2:mem", "--port", port)).isEqualTo(2);
            assertThat(err.toString().lines()).singleElement().satisfies(line -> assertThat(line)
                    .startsWith("onceledger: port " + port)
                    .contains("--port"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void secretsAreMaskedUntilTheirRevealingIsInTheAudit(String format) throws Exception {
        Path file = folder.resolve("secrets");
        try (OpenedLedger opened = Targets.standard().open(DatabaseChoice.of("h2:" + file))) {
            SampleLedger.fill(opened.database().migrate(), 1);
        }
        String[] show = {"show", "user-42", "checkout-20260914-001", "--db", "h2:" + file, "--format", format};
        assertThat(run(show)).isZero();
        assertThat(out.toString()).contains(Secrets.MASK).doesNotContain("5310-7700-1234-5678");
        String[] reveal = Stream.concat(Stream.of(show), Stream.of("--reveal")).toArray(String[]::new);
        assertThat(run(reveal)).isZero();
        assertThat(out.toString()).contains("5310-7700-1234-5678").doesNotContain(Secrets.MASK);
        try (OpenedLedger opened = Targets.standard().open(DatabaseChoice.of("h2:" + file))) {
            assertThat(new KeyBrowser(opened.database())
                            .activity(ActivityFilter.all().withText("reveal-body"), null, 9)
                            .rows())
                    .singleElement()
                    .satisfies(row -> assertThat(row.scope().key()).isEqualTo("checkout-20260914-001"));
        }
    }

    @Test
    void everyCommandHasHelp() {
        for (String command :
                Onceledger.commandLine(window(null)).getSubcommands().keySet()) {
            assertThat(run(command, "--help")).as(command).isZero();
            assertThat(out.toString()).contains("Usage: onceledger " + command, "--db=DB", "--environment=");
        }
    }

    @Test
    void withoutACommandTheWindowOpens() {
        assertThat(run(window(null))).isZero();
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void whatAWindowLacksIsSaidInOneLine() {
        assertThat(run(window("No window: no display."))).isZero();
        assertThat(err.toString().lines()).containsExactly("No window: no display.");
    }

    private int run(String... arguments) {
        return run(window("no window in this test"), arguments);
    }

    private int run(Window window, String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        CommandLine line = Onceledger.commandLine(window);
        return line.setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private static Window window(String missing) {
        return database -> Optional.ofNullable(missing);
    }
}
