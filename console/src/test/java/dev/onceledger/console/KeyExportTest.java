package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.ExportFormat;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyExport;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class KeyExportTest {
    /** More than two pages, the last one not full. */
    private static final int KEYS = 2_300;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void everyKeyIsExportedOnceInEveryFormAndNoSecretWithIt(TestDatabase kind) throws Exception {
        try (LedgerDatabase ledger = SampleLedger.fill(kind.open(), KEYS)) {
            List<Long> told = new ArrayList<>();
            String csv = exported(ledger, ExportFormat.CSV, told);
            assertThat(csv.lines()).hasSize(KEYS + 1);
            assertThat(csv.lines().distinct()).hasSize(KEYS + 1);
            assertThat(told).containsExactly(1_000L, 2_000L, (long) KEYS);
            JsonNode json = JsonMapper.shared().readTree(exported(ledger, ExportFormat.JSON, told));
            assertThat(json).hasSize(KEYS);
            assertThat(json.get(0).get("key").asString()).isEqualTo("checkout-20260914-001");
            String sql = exported(ledger, ExportFormat.SQL, told);
            try (Connection connection = ledger.dataSource().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute(sql);
            }
            assertThat(ledger.client()
                            .sql("select count(*) from exported_keys e join idempotency_records r"
                                    + " on r.principal = e.principal and r.operation = e.operation"
                                    + " and r.idem_key = e.idem_key and r.created_at = e.created_at")
                            .query(Integer.class)
                            .single())
                    .isEqualTo(KEYS);
            assertThat(csv + json + sql).doesNotContainIgnoringCase("cardNumber");
        }
    }

    private String exported(LedgerDatabase ledger, ExportFormat format, List<Long> told) throws IOException {
        Path file = folder.resolve("keys." + format.ending());
        try (Writer out = Files.newBufferedWriter(file)) {
            new KeyExport(new KeyBrowser(ledger), format).all(KeyFilter.all(), out, told::add);
        }
        return Files.readString(file);
    }

    @Test
    void noClientsKeyBecomesAFormulaOrBreaksOutOfItsText() throws Exception {
        Scope hostile = new Scope("user-42", "create-order", "=cmd|'/c calc'!A1\",x");
        KeyRow row = new KeyRow(
                hostile, Status.SUCCEEDED, 201, "v1:ab", null, Instant.EPOCH, Instant.EPOCH, null, 0, 0, null);
        StringBuilder csv = new StringBuilder();
        KeyExport.rows(List.of(row), ExportFormat.CSV, csv);
        assertThat(csv.toString()).contains("\"'=cmd|'/c calc'!A1\"\",x\"");
        StringBuilder json = new StringBuilder();
        KeyExport.rows(List.of(row), ExportFormat.JSON, json);
        assertThat(JsonMapper.shared()
                        .readTree(json.toString())
                        .get(0)
                        .get("key")
                        .asString())
                .isEqualTo(hostile.key());
        StringBuilder sql = new StringBuilder();
        KeyExport.rows(List.of(row), ExportFormat.SQL, sql);
        assertThat(sql.toString()).contains("'=cmd|''/c calc''!A1\",x'");
    }
}
