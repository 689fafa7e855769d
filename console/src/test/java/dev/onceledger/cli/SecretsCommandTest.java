package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.RecordDetail;
import dev.onceledger.console.PlantedSecret;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.database.DatabaseChoice;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Targets;
import dev.onceledger.json.Secrets;
import dev.onceledger.ledger.Scope;
import dev.onceledger.testing.TestDatabase;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class SecretsCommandTest {
    @TempDir
    Path folder;

    @Test
    void noCommandPrintsASecretOfAStoredBody() throws Exception {
        String database = "h2:" + folder.resolve("ledger");
        try (OpenedLedger opened = Targets.standard().open(DatabaseChoice.of(database))) {
            PlantedSecret.in(SampleLedger.fill(opened.database().migrate(), 4));
        }
        Path body = Files.writeString(
                folder.resolve("body.json"),
                "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"MUG-WHITE\",\"qty\":1}],\"amount\":15000}");
        List<String> printed = Stream.of(
                        List.of("show", "user-42", PlantedSecret.KEY),
                        List.of("show", "user-42", PlantedSecret.KEY, "--format", "json"),
                        List.of("keys"),
                        List.of("keys", "--format", "json"),
                        List.of("keys", "--format", "csv"),
                        List.of("explain", "user-42", PlantedSecret.KEY, "--body", body.toString()),
                        List.of("explain", "user-42", PlantedSecret.KEY, "--body", body.toString(), "--format", "json"),
                        List.of("replay", "t0-t4"),
                        List.of("replay", "t0-t4", "--format", "json"),
                        List.of("replay", "t0-t4", "--format", "html"))
                .map(command -> run(command, database))
                .toList();
        assertThat(printed.get(4)).contains(PlantedSecret.KEY);
        assertThat(printed.get(5)).contains("CONFLICT", "/token", "/items/0/qty");
        assertThat(PlantedSecret.givenAwayBy(printed)).isEmpty();
        assertThat(PlantedSecret.givenAwayBy(
                        List.of(run(List.of("show", "user-42", PlantedSecret.KEY, "--reveal"), database))))
                .as("revealed")
                .hasSize(1);
    }

    @Test
    void theOrderAsItIsNowObeysTheSameMask() {
        try (LedgerDatabase ledger = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 1)) {
            RecordDetail record = new KeyBrowser(ledger)
                    .record(new Scope("user-42", "create-order", PlantedSecret.KEY))
                    .orElseThrow();
            String shown = JsonMapper.shared()
                    .writeValueAsString(RecordView.of(record, Secrets.named("note,sku,amount,giftWrap")));
            assertThat(shown)
                    .contains("\"currency\":\"KRW\"", "\"qty\":2")
                    .doesNotContain("선물 포장", "MUG-WHITE", "12000");
            assertThat(RecordView.of(record, Secrets.named("status")).text())
                    .contains("order now       o-901 " + Secrets.MASK);
            assertThat(JsonMapper.shared().writeValueAsString(RecordView.of(record, Secrets.none())))
                    .contains("선물 포장", "MUG-WHITE", "\"amount\":12000", "\"giftWrap\":true");
        }
    }

    private static String run(List<String> command, String database) {
        StringWriter out = new StringWriter();
        PrintWriter both = new PrintWriter(out, true);
        int code = Onceledger.commandLine(open -> Optional.of("no window in this test"))
                .setOut(both)
                .setErr(both)
                .execute(Stream.concat(command.stream(), Stream.of("--db", database))
                        .toArray(String[]::new));
        assertThat(code).as(out.toString()).isZero();
        return out.toString();
    }
}
