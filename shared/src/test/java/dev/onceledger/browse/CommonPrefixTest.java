package dev.onceledger.browse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Scope;
import dev.onceledger.testing.LargeLedger;
import dev.onceledger.testing.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The newest of the keys that begin alike, where those are very many and where they are few. */
class CommonPrefixTest {
    private static final int KEYS = 8_000;
    private static final int PAGE = 50;

    /** H2 goes by the range of a prefix wherever it can, however many rows it must sort then. */
    @ParameterizedTest
    @CsvSource({
        "key:checkout-*, IDEMPOTENCY_RECORDS_BY_CREATION",
        "key:checkout-12*, IDEMPOTENCY_RECORDS_BY_KEY",
        "principal:user-*, IDEMPOTENCY_RECORDS_BY_CREATION",
        "principal:user-* key:checkout-12*, IDEMPOTENCY_RECORDS_BY_KEY"
    })
    void areLookedForTheShorterWayOnH2(String filter, String index) throws FilterSyntaxError {
        assertThat(planOnH2(filter)).containsIgnoringCase(index);
    }

    @Test
    void ofAPrincipalWithFewAreNotLookedForAmongAll() throws FilterSyntaxError {
        assertThat(planOnH2("principal:user-4242*"))
                .containsIgnoringCase("principal >= ?")
                .doesNotContainIgnoringCase("IDEMPOTENCY_RECORDS_BY_CREATION");
    }

    private static String planOnH2(String filter) throws FilterSyntaxError {
        try (LedgerDatabase database = TestDatabase.H2_MEMORY.open()) {
            LargeLedger.fill(database, KEYS);
            PageQuery query = new KeyBrowser(database).first(KeyFilter.parse(filter), null, PAGE);
            return database.client()
                    .sql("explain " + query.sql())
                    .params(query.parameters())
                    .query(String.class)
                    .single();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = TestDatabase.class,
            names = {"H2_MEMORY", "POSTGRESQL"})
    void areTheSameOnEachDatabasePageByPage(TestDatabase kind) throws FilterSyntaxError {
        try (LedgerDatabase database = kind.open()) {
            LargeLedger.fill(database, KEYS);
            KeyBrowser browser = new KeyBrowser(database);
            KeyFilter retried = KeyFilter.parse("key:checkout-*");
            List<Scope> walked = new ArrayList<>();
            Page<KeyRow> page = browser.page(retried, null, PAGE);
            walked.addAll(page.rows().stream().map(KeyRow::scope).toList());
            Page<KeyRow> next = browser.page(retried, page.rows().get(PAGE - 1).position(), PAGE);
            walked.addAll(next.rows().stream().map(KeyRow::scope).toList());
            List<Scope> newest = browser.page(KeyFilter.all(), null, 3 * PAGE).rows().stream()
                    .map(KeyRow::scope)
                    .filter(scope -> scope.key().startsWith("checkout-"))
                    .limit(2L * PAGE)
                    .toList();
            assertThat(walked).isEqualTo(newest);
        }
    }

    @Test
    void theKeysBeforeAPlaceAreFoundThatWayToo() throws FilterSyntaxError {
        try (LedgerDatabase database = TestDatabase.H2_MEMORY.open()) {
            LargeLedger.fill(database, KEYS);
            KeyBrowser browser = new KeyBrowser(database);
            KeyFilter many = KeyFilter.parse("key:checkout-*");
            Page<KeyRow> first = browser.page(many, null, PAGE);
            Page<KeyRow> next = browser.page(many, first.rows().get(PAGE - 1).position(), PAGE);
            assertThat(browser.pageBefore(many, next.rows().get(0).position(), PAGE)
                            .rows())
                    .isEqualTo(first.rows());
        }
    }
}
