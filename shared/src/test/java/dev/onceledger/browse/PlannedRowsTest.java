package dev.onceledger.browse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.LargeLedger;
import dev.onceledger.testing.TestDatabase;
import java.time.ZoneOffset;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** How many keys of a status PostgreSQL expects to find: that decides how it looks for the newest of them. */
class PlannedRowsTest {
    private static final Pattern ROWS = Pattern.compile("rows=(\\d+)");

    @ParameterizedTest
    @ValueSource(strings = {"SUCCEEDED", "FAILED_FINAL", "EXPIRED"})
    void areAboutAsManyAsThereAre(String status) throws FilterSyntaxError {
        try (LedgerDatabase database = TestDatabase.POSTGRESQL.open()) {
            LargeLedger.fill(database, 20_000);
            KeyConditions conditions = new KeyConditions(KeyFilter.parse("status:" + status, ZoneOffset.UTC));
            String from = " from idempotency_records r " + conditions.text();
            JdbcClient client = database.client();
            long there = client.sql("select count(*)" + from)
                    .params(conditions.parameters())
                    .query(Long.class)
                    .single();
            String plan = client.sql("explain select *" + from)
                    .params(conditions.parameters())
                    .query(String.class)
                    .list()
                    .get(0);
            Matcher rows = ROWS.matcher(plan);
            assertThat(rows.find()).as(plan).isTrue();
            assertThat(Long.parseLong(rows.group(1))).as(plan).isBetween(there / 2, there * 2);
        }
    }
}
