package dev.onceledger.order;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Pending;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;

/** What a database failure inside the order transaction means for its request. */
final class FailureRules {
    private static final Sql ORDER_OF_KEY = Sql.of("""
            select order_id from orders where principal = :principal and operation = :operation and idem_key = :key
            """);

    private final LedgerDatabase database;
    private final OrderSettings settings;

    FailureRules(LedgerDatabase database, OrderSettings settings) {
        this.database = database;
        this.settings = settings;
    }

    Outcome outcome(DatabaseFailure failure, Request request, Pending<Boolean> won, Budget budget) {
        return switch (failure.kind()) {
            case OUTCOME_UNKNOWN -> Outcome.unclear();
            case TIMED_OUT ->
                wasOnTheClaim(failure, won) ? Outcome.unclear() : again(waitedBehindTheClaim(failure, won));
            case TRANSIENT, CONNECTION_LOST -> again(isHeld(won));
            case DUPLICATE -> failure.violates("orders_one_per_key") ? orderExists(request, budget) : defect(failure);
            case STATE_CHANGED, DEFECT -> defect(failure);
        };
    }

    /** The claim travels with the locks: that it was the claim, the server tells; a queue for a stock row has no name. */
    private static boolean wasOnTheClaim(DatabaseFailure failure, Pending<Boolean> won) {
        return !isHeld(won) && !failure.waitedElsewhere("idempotency_records");
    }

    private static boolean waitedBehindTheClaim(DatabaseFailure failure, Pending<Boolean> won) {
        return isHeld(won) || failure.waitedFor("stock") || failure.waitedFor("orders");
    }

    private static boolean isHeld(Pending<Boolean> won) {
        return won != null && won.isKnown() && won.get();
    }

    private Outcome again(boolean settles) {
        return Outcome.again(Problems.retryLimit(settings.retryAfter()), settles);
    }

    private Outcome orderExists(Request request, Budget budget) {
        try (UnitOfWork work = database.begin(budget, false)) {
            return work.query(ORDER_OF_KEY, OrderRows.parameters(request.scope()), rows -> {
                        rows.next();
                        return Outcome.answered(Problems.orderExists(rows.getString(1)));
                    })
                    .get();
        } catch (DatabaseFailure unreadable) {
            return again(true);
        }
    }

    private static Outcome defect(DatabaseFailure failure) {
        throw failure;
    }
}
