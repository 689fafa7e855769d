package dev.onceledger.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An exploration that cannot fail proves nothing: each way to break the order transaction is caught by the rule named here. */
class BrokenOrdersTest {
    /** H2 has no view of who waits for a key, and this claim is given free where the order service would still hold it. */
    @ParameterizedTest(name = "{0} is caught on {2}: {3}")
    @CsvSource({
        "SELECT_FIRST, NONE, H2_MEMORY, ONE_ORDER_PER_SCOPE",
        "LEDGER_FIRST, ONE, POSTGRESQL, NO_COMMITTED_PROCESSING",
        "NO_UNDO, ONE, H2_MEMORY, ORDER_AND_RECORD_TOGETHER"
    })
    void aBrokenOrderTransactionIsCaught(BrokenOrders broken, Faults faults, TestDatabase database, Rule rule)
            throws Exception {
        catches(broken, faults, database, rule);
    }

    @Tag("search")
    @ParameterizedTest(name = "{0} is caught on {2}: {3}")
    @CsvSource({
        "SELECT_FIRST, NONE, POSTGRESQL, ONE_ORDER_PER_SCOPE",
        "NO_UNDO, ONE, POSTGRESQL, ORDER_AND_RECORD_TOGETHER"
    })
    void aBrokenOrderTransactionIsCaughtOnPostgresToo(
            BrokenOrders broken, Faults faults, TestDatabase database, Rule rule) throws Exception {
        catches(broken, faults, database, rule);
    }

    private static void catches(BrokenOrders broken, Faults faults, TestDatabase database, Rule rule) throws Exception {
        Plan plan = Plan.of(faults).on(broken.kind()).shuffled(1);
        Exploration found = new Explorer(Timelines.load("same-key"), Timelines.text("same-key"), plan)
                .explore(database.target(), Checkpoint.START, progress -> !progress.broken()
                        .contains(rule));
        assertThat(found.broken()).as(found.summary().en()).contains(rule);
        Violation violation = found.violations().stream()
                .filter(one -> one.rule() == rule)
                .findFirst()
                .orElseThrow();
        assertThat(violation.script()).contains("at schedule", rule.words().en());
    }
}
