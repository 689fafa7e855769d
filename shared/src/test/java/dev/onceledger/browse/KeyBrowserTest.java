package dev.onceledger.browse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.attempts.Attempt;
import dev.onceledger.attempts.AttemptLog;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import dev.onceledger.testing.Rows;
import dev.onceledger.testing.TestDatabase;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class KeyBrowserTest {
    private static final Instant BEGIN = Instant.parse("2026-09-14T10:00:00Z");
    private static final Duration RETENTION = Duration.ofHours(72);

    @Parameter
    TestDatabase kind;

    private LedgerDatabase database;
    private Rows rows;
    private KeyBrowser browser;

    @BeforeEach
    void open() {
        database = kind.open();
        rows = new Rows(database);
        browser = new KeyBrowser(database);
    }

    @AfterEach
    void close() {
        database.close();
    }

    @ParameterizedTest
    @CsvSource({
        "'',12",
        "principal:user-1,4",
        "principal:user-*,12",
        "checkout-,12",
        "http:201,12",
        "status:SUCCEEDED,12",
        "after:2026-09-14,12"
    })
    void pagesFollowEachOtherWithoutGapOrRepetitionEvenAmongKeysOfOneMoment(String filter, int total) throws Exception {
        for (int i = 0; i < 12; i++) {
            succeeded("user-" + i % 3, "checkout-" + i, i / 6);
        }
        succeeded("user-1", "checkout-none", -24 * 3600);
        succeeded("other", "xcheckout", -24 * 3600);
        KeyFilter read = KeyFilter.parse(
                filter.isEmpty()
                        ? "after:2026-09-14"
                        : filter + (filter.startsWith("after") ? "" : " after:2026-09-14"));
        List<KeyRow> all = new ArrayList<>();
        Position position = null;
        Page<KeyRow> page;
        do {
            page = browser.page(read, position, 5);
            all.addAll(page.rows());
            position = all.get(all.size() - 1).position();
        } while (page.hasMore());
        assertThat(all).hasSize(total).doesNotHaveDuplicates();
        assertThat(all).extracting(KeyRow::createdAt).isSortedAccordingTo(java.util.Comparator.reverseOrder());
        List<KeyRow> back = new ArrayList<>(all.subList(total - 1, total));
        do {
            page = browser.pageBefore(read, back.get(0).position(), 5);
            back.addAll(0, page.rows());
        } while (page.hasMore());
        assertThat(back).isEqualTo(all);
        assertThat(browser.countUpTo(read, 1000)).isEqualTo(total);
        assertThat(browser.countUpTo(read, 3)).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            status:FAILED_FINAL         | refused
            status:processing           | open
            key:a%                      | a%
            key:a%*                     | a%,a%b
            a_                          | a_
            http:409                    | refused
            operation:cancel-order      | cancel
            fp:aa61                     | a%,a%b,a_
            fp:v1:aa61                  | a%,a%b,a_
            fp:61                       |
            before:2026-09-14T10:00:01  | a%
            principal:user-4 status:SUCCEEDED |
            principal:user-4* cancel    | cancel
            """)
    void aFilterShowsWhatItSaysAndNothingElse(String filter, String keys) throws Exception {
        database.client().sql("delete from idempotency_records").update();
        List<String> succeeded = List.of("a%", "a%b", "a_");
        for (int i = 0; i < succeeded.size(); i++) {
            succeeded("user-42", succeeded.get(i), i);
        }
        Instant later = BEGIN.plusSeconds(10);
        rows.refused(scope("user-42", "refused"), later, later.plus(RETENTION));
        rows.processing(scope("user-43", "open"), later, later.plus(RETENTION));
        rows.succeeded(new Scope("user-42", "cancel-order", "cancel"), later, later.plus(RETENTION));
        database.client()
                .sql("update idempotency_records set fingerprint = 'v1:aa61' where idem_key like 'a%'")
                .update();
        List<String> shown = browser.page(KeyFilter.parse(filter), null, 100).rows().stream()
                .map(row -> row.scope().key())
                .toList();
        assertThat(shown).containsExactlyInAnyOrderElementsOf(keys == null ? List.of() : List.of(keys.split(",")));
    }

    @Test
    void aKeyCanBeFoundByItsResourceAndByItsConflicts() throws Exception {
        succeeded("user-42", "one", 0);
        succeeded("user-42", "two", 0);
        try (AttemptLog log = new AttemptLog(database, LedgerClock.database(), 10)) {
            log.conflicted(scope("user-42", "two"));
        }
        assertThat(keys("resource:" + Rows.resource(scope("user-42", "one")))).containsExactly("one");
        assertThat(keys("is:conflicting")).containsExactly("two");
        assertThat(keys("is:replayed")).isEmpty();
        assertThat(browser.page(KeyFilter.all(), null, 10).rows())
                .extracting(KeyRow::conflicts)
                .containsExactly(1L, 0L);
    }

    @Test
    void keysAreCountedByStatus() {
        assertThat(browser.counts()).isEmpty();
        succeeded("user-42", "one", 0);
        succeeded("user-42", "two", 0);
        rows.refused(scope("user-42", "three"), BEGIN, BEGIN.plus(RETENTION));
        assertThat(browser.counts()).isEqualTo(Map.of(Status.SUCCEEDED, 2L, Status.FAILED_FINAL, 1L));
    }

    @Test
    void theTotalIsKnownAtOnceOnceTheDatabaseHasCounted() {
        succeeded("user-42", "one", 0);
        succeeded("user-42", "two", 0);
        database.client()
                .sql(kind == TestDatabase.POSTGRESQL ? "analyze idempotency_records" : "analyze")
                .update();
        assertThat(browser.estimatedTotal()).hasValue(2);
    }

    @Test
    void principalsComeMostRecentlyActiveFirstAndAReplayIsActivity() {
        succeeded("user-1", "one", 0);
        succeeded("user-2", "one", 1);
        rows.refused(scope("user-2", "two"), BEGIN, BEGIN.plus(RETENTION));
        succeeded("visitor", "one", 2);
        assertThat(browser.principals("", 10))
                .extracting(PrincipalRow::name)
                .containsExactly("visitor", "user-2", "user-1");
        try (AttemptLog log = new AttemptLog(database, LedgerClock.database(), 10)) {
            log.replayed(scope("user-1", "one"));
        }
        List<PrincipalRow> users = browser.principals("user-", 10);
        assertThat(users).extracting(PrincipalRow::name).containsExactly("user-1", "user-2");
        assertThat(users.get(1).counts()).isEqualTo(Map.of(Status.SUCCEEDED, 1L, Status.FAILED_FINAL, 1L));
        assertThat(users.get(1).total()).isEqualTo(2);
        assertThat(browser.principals("", 1)).hasSize(1);
    }

    @Test
    void aRecordComesWithTheOrderAndStockOfNowAndItsAttemptsInOrder() {
        Scope scope = scope("user-42", "one");
        succeeded("user-42", "one", 0);
        rows.order(scope, Rows.resource(scope), "CANCELLED", "SKU-1", 7, BEGIN);
        try (AttemptLog log = new AttemptLog(database, LedgerClock.database(), 10)) {
            log.record(new Attempt(scope, "v1:bb", "IDEMPOTENCY_KEY_REUSED", 409, "trace-1"));
            log.record(new Attempt(scope, "v1:cc", "REQUEST_STATUS_UNCONFIRMED", 409, null));
            log.record(new Attempt(scope("user-42", "two"), "v1:dd", "REQUEST_IN_PROGRESS", 409, null));
            log.replayed(scope);
        }
        RecordDetail detail = browser.record(scope).orElseThrow();
        assertThat(detail.record().answer().body()).hasSize(100);
        assertThat(detail.row().replays()).isEqualTo(1);
        assertThat(detail.order().orElseThrow().status()).isEqualTo("CANCELLED");
        assertThat(detail.order().orElseThrow().items()).containsExactly(new OrderRow.Item("SKU-1", 2));
        assertThat(detail.stock()).containsExactly(new StockRow("SKU-1", 7, true));
        assertThat(detail.attempts()).extracting(AttemptRow::fingerprint).containsExactly("v1:bb", "v1:cc");
    }

    @Test
    void aKeyWhoseCallerWasLeftWithoutAnAnswerIsUnresolvedUntilItHasATerminalRecord() {
        try (AttemptLog log = new AttemptLog(database, LedgerClock.database(), 10)) {
            for (String key : List.of("answered", "open", "open")) {
                log.record(new Attempt(scope("user-42", key), "v1:bb", "REQUEST_STATUS_UNCONFIRMED", 409, null));
            }
            log.record(new Attempt(scope("user-42", "reused"), "v1:bb", "IDEMPOTENCY_KEY_REUSED", 409, null));
            rows.processing(scope("user-42", "foreign"), BEGIN, BEGIN.plus(RETENTION));
            log.record(new Attempt(scope("user-42", "foreign"), "v1:bb", "REQUEST_IN_PROGRESS", 409, null));
        }
        succeeded("user-42", "answered", 0);
        assertThat(browser.unresolved(10)).extracting(row -> row.scope().key()).containsExactly("foreign", "open");
    }

    @Test
    void aKeyThatTheLedgerDoesNotHoldIsNotFound() {
        assertThat(browser.record(scope("user-42", "never"))).isEmpty();
    }

    @Test
    void aCancelledHandleRefusesFurtherQueries() {
        QueryHandle handle = QueryHandle.within(Duration.ofSeconds(5));
        handle.cancel();
        assertThatThrownBy(() -> browser.under(handle).counts()).isInstanceOf(QueryCancelled.class);
        assertThat(browser.counts()).isEmpty();
    }

    private List<String> keys(String filter) throws FilterSyntaxError {
        return browser.page(KeyFilter.parse(filter), null, 100).rows().stream()
                .map(row -> row.scope().key())
                .toList();
    }

    private void succeeded(String principal, String key, int second) {
        Instant created = BEGIN.plusSeconds(second);
        rows.succeeded(scope(principal, key), created, created.plus(RETENTION));
    }

    private static Scope scope(String principal, String key) {
        return new Scope(principal, "create-order", key);
    }
}
