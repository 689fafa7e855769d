package dev.onceledger.attempts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.browse.ActivityFilter;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

class AuditTest {
    private static final Scope SCOPE = new Scope("user-42", "create-order", "checkout-1");
    private static final Instant MOMENT = Instant.parse("2026-09-14T10:00:00Z");
    private static final Clock CLOCK = Clock.fixed(MOMENT, ZoneOffset.UTC);

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(TestDatabase.class)
    void anActionIsKeptWithAllThatIsKnownOfIt(TestDatabase kind) {
        try (LedgerDatabase database = kind.open()) {
            Audit audit = new OperatorLog(database, LedgerClock.database());
            audit.record(new OperatorAction("mina", "sweep", null, MOMENT, 7L, "monthly", "rest \"1\""));
            audit.record(OperatorAction.on(SCOPE, "mina", "reveal-body", null));
            var rows = new KeyBrowser(database)
                    .activity(ActivityFilter.all(), null, 10)
                    .rows();
            assertThat(rows).hasSize(2);
            assertThat(rows.get(0).scope()).isEqualTo(SCOPE);
            assertThat(rows.get(0).affected()).isNull();
            assertThat(rows.get(1).cutoff()).isEqualTo(MOMENT);
            assertThat(rows.get(1).affected()).isEqualTo(7);
            assertThat(rows.get(1).detail()).isEqualTo("rest \"1\"");
        }
    }

    @Test
    void theFileGrowsByOneLineOfJsonForEachAction() throws IOException {
        Path file = folder.resolve("audit").resolve("audit.jsonl");
        new AuditFile(file, CLOCK).record(OperatorAction.on(SCOPE, "미나", "reveal-body", "line\nbreak"));
        new AuditFile(file, CLOCK).record(new OperatorAction("jun", "export", null, null, 3L, null, null));
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(2);
        var first = JsonMapper.builder().build().readTree(lines.get(0));
        assertThat(first.get("operator").asString()).isEqualTo("미나");
        assertThat(first.get("key").asString()).isEqualTo("checkout-1");
        assertThat(first.get("reason").asString()).isEqualTo("line\nbreak");
        assertThat(first.get("occurredAt").asString()).isEqualTo("2026-09-14T10:00:00Z");
        assertThat(lines.get(1)).doesNotContain("principal").contains("\"affected\":3");
    }

    @Test
    void anActionThatCannotBeKeptIsAnErrorSoThatItDoesNotHappen() throws IOException {
        Path file = Files.createFile(folder.resolve("plain")).resolve("audit.jsonl");
        assertThatThrownBy(
                        () -> new AuditFile(file, CLOCK).record(OperatorAction.on(SCOPE, "mina", "reveal-body", null)))
                .isInstanceOf(java.io.UncheckedIOException.class)
                .hasMessageContaining("audit.jsonl");
    }
}
