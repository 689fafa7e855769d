package dev.onceledger.browse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.attempts.Attempt;
import dev.onceledger.attempts.AttemptLog;
import dev.onceledger.attempts.OperatorAction;
import dev.onceledger.attempts.OperatorLog;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import dev.onceledger.testing.TestDatabase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class ActivityTest {
    private static final Scope SCOPE = new Scope("user-42", "create-order", "checkout-1");

    @Parameter
    TestDatabase kind;

    private LedgerDatabase database;
    private KeyBrowser browser;

    @BeforeEach
    void act() {
        database = kind.open();
        browser = new KeyBrowser(database);
        OperatorLog operators = new OperatorLog(database, LedgerClock.database());
        try (AttemptLog attempts = new AttemptLog(database, LedgerClock.database(), 100)) {
            for (int i = 0; i < 6; i++) {
                attempts.record(new Attempt(SCOPE, "v1:bb", "IDEMPOTENCY_KEY_REUSED", 409, "trace-" + i));
                operators.record(OperatorAction.on(SCOPE, "mina", "reveal-body", "Ticket " + i));
            }
        }
        operators.record(new OperatorAction("mina", "sweep", null, null, 3L, "monthly", null));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void operatorsAndAttemptsAreMergedNewestFirstAndPagedWithoutGap(boolean allAtOneMoment) {
        if (allAtOneMoment) {
            database.client()
                    .sql("update attempts set occurred_at = timestamp with time zone '2026-09-14 10:00:00+00'")
                    .update();
            database.client()
                    .sql("update operator_actions set occurred_at = timestamp with time zone '2026-09-14 10:00:00+00'")
                    .update();
        }
        List<ActivityRow> all = new ArrayList<>();
        ActivityPosition position = null;
        Page<ActivityRow> page;
        do {
            page = browser.activity(ActivityFilter.all(), position, 4);
            all.addAll(page.rows());
            position = all.get(all.size() - 1).position();
        } while (page.hasMore());
        assertThat(all).hasSize(13).doesNotHaveDuplicates();
        assertThat(all).extracting(ActivityRow::occurredAt).isSortedAccordingTo(Comparator.reverseOrder());
    }

    @Test
    void aTextIsFoundWhateverItsCaseInEveryPart() {
        assertThat(found("TICKET 3")).hasSize(1);
        assertThat(found("trace-5")).hasSize(1);
        assertThat(found("idempotency_key_reused")).hasSize(6);
        assertThat(found("monthly")).singleElement().satisfies(row -> {
            assertThat(row.scope()).isNull();
            assertThat(row.affected()).isEqualTo(3);
        });
        assertThat(found("checkout-1")).hasSize(12);
        assertThat(found("%")).isEmpty();
    }

    @Test
    void oneKindAloneCanBeShown() {
        assertThat(browser.activity(new ActivityFilter("", true, false, null, null), null, 100)
                        .rows())
                .hasSize(7);
        assertThat(browser.activity(new ActivityFilter("", false, true, null, null), null, 100)
                        .rows())
                .hasSize(6);
    }

    private List<ActivityRow> found(String text) {
        return browser.activity(ActivityFilter.all().withText(text), null, 100).rows();
    }
}
