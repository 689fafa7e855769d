package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceJson;
import dev.onceledger.timeline.report.TraceTable;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TraceTableTest {
    private static Outcome outcome;

    @BeforeAll
    static void run() throws Exception {
        outcome = TimelineRunner.run(Timelines.load("t0-t4"), TestDatabase.H2_MEMORY.target(), RunListener.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void theTableIsTheContractsInBothLanguages(String language) throws Exception {
        String table = TraceTable.of(outcome, Locale.forLanguageTag(language), 140);
        if (Boolean.getBoolean("golden.write")) {
            java.nio.file.Files.writeString(
                    java.nio.file.Path.of("src/test/resources/golden/timelines/table-" + language + ".txt"), table);
        }
        try (var golden = getClass().getResourceAsStream("/golden/timelines/table-" + language + ".txt")) {
            assertThat(golden).as(table).isNotNull();
            assertThat(table).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void noLineIsWiderThanTheTerminal() {
        String table = TraceTable.of(outcome, Locale.ENGLISH, 100);
        assertThat(table.lines().filter(line -> line.contains(" | ")))
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    }

    @Test
    void aCodeIsNotBrokenWhileAnotherColumnHasRoom() {
        assertThat(TraceTable.of(outcome, Locale.ENGLISH, 120)).contains("IDEMPOTENCY_KEY_REUSED |");
    }

    @Test
    void theJsonCarriesMillisecondsAndEvidenceBesideTheTrace() {
        JsonNode run = JsonMapper.shared().readTree(TraceJson.of(outcome));
        assertThat(run.path("holds").booleanValue()).isTrue();
        assertThat(run.path("database").stringValue()).isEqualTo("H2");
        JsonNode waiting = run.path("ticks").path(1).path("clients").path(1);
        assertThat(waiting.path("standing").stringValue()).isEqualTo("blocked by A");
        assertThat(waiting.path("evidence").stringValue()).contains("inside the claim's statement");
        assertThat(run.path("ticks").path(1).path("millis").isNumber()).isTrue();
        assertThat(run.path("ticks")
                        .path(2)
                        .path("ledger")
                        .path(0)
                        .path("status")
                        .stringValue())
                .isEqualTo("SUCCEEDED");
    }
}
