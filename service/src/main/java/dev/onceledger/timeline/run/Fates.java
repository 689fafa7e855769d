package dev.onceledger.timeline.run;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.order.Code;
import dev.onceledger.order.FinalRefusal;
import dev.onceledger.order.Problem;
import java.sql.SQLException;
import java.time.Duration;

/** What a timeline can let happen to a client where it is held. */
final class Fates {
    private static final String TRANSIENT_STATE = "40001";

    private Fates() {}

    static Fate finalRefusal(Code code) {
        Problem problem = Problem.of(
                code,
                "A final business error was found only after something had been changed. The change is undone.",
                "This key keeps this answer; a new order needs a new Idempotency-Key.");
        return () -> {
            throw new FinalRefusal(problem);
        };
    }

    /** What no design foresees. */
    static Fate exception() {
        return () -> {
            throw new IllegalStateException("raised by the timeline");
        };
    }

    /** The failure that this database reports for a serialisation conflict, by its own classification. */
    static Fate transientFailure(LedgerDatabase database) {
        LedgerDatabase failing = database.over(budget -> {
            throw new SQLException("a serialisation conflict, raised by the timeline", TRANSIENT_STATE);
        });
        return () -> failing.begin(Budget.of(Duration.ofSeconds(1)), true).close();
    }
}
