package dev.onceledger.design.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.design.RedisForTests;
import dev.onceledger.testing.TestDatabase;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VerdictTableTest {
    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden", "verdicts.txt");

    /** A new golden table is written only where none stands, and only on request; a difference is always a failure. */
    @ParameterizedTest
    @EnumSource(names = {"H2_MEMORY", "POSTGRESQL"})
    void theSameTableComesOutOnEveryDatabase(TestDatabase kind) throws Exception {
        List<VerdictRow> rows = new VerdictTable(kind::open, RedisForTests.server(), pause -> {})
                .fill(List.of(Designs.values()), List.of(Scenario.values()), row -> {});
        String text = VerdictText.of(rows);
        if (Boolean.getBoolean("golden.write") && Files.notExists(GOLDEN)) {
            Files.writeString(GOLDEN, text);
        }
        try (InputStream golden = Files.newInputStream(GOLDEN)) {
            assertThat(text).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
        }
        assertThat(rows.stream().filter(row -> row.design().equals("ledger") && !row.survived()))
                .extracting(VerdictRow::scenario, VerdictRow::orders, VerdictRow::charges)
                .as("what the ledger leaves open, and nothing else")
                .containsExactly(org.assertj.core.groups.Tuple.tuple("abandoned-after-commit", 1L, 0L));
    }
}
