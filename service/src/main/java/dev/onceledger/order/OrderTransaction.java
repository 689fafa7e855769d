package dev.onceledger.order;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Pending;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.StoredAnswer;
import dev.onceledger.order.Operation.Run;
import java.time.Instant;
import java.util.Optional;

/**
 * One try of one request: claim, order and answer in one transaction, committed together or not at all. While nobody watches
 * the steps PostgreSQL sees two exchanges: up to the first result that is needed, and from there to the commit.
 */
final class OrderTransaction {
    private final LedgerDatabase database;
    private final Ledger ledger;
    private final OrderSettings settings;
    private final FailureRules rules;

    OrderTransaction(LedgerDatabase database, Ledger ledger, OrderSettings settings) {
        this.database = database;
        this.ledger = ledger;
        this.settings = settings;
        this.rules = new FailureRules(database, settings);
    }

    Outcome run(Request request, Budget budget, Gate steps) {
        Pending<Boolean> won = null;
        steps.outside(Step.BEFORE_CLAIM);
        try (UnitOfWork work = database.begin(budget, steps.watched())) {
            steps.inSession(work.sessionId());
            won = ledger.claim(work, request.claim(settings));
            Optional<Decision> decision = decide(work, request, won, steps);
            if (decision.isEmpty()) {
                return Outcome.unclear();
            }
            if (decision.get().isStored()) {
                ledger.store(work, request.scope(), decision.get().answer());
                steps.outside(Step.RESPONSE_STORED);
                steps.outside(Step.BEFORE_COMMIT);
                work.commit();
                steps.outside(Step.COMMITTED);
            }
            return Outcome.answered(decision.get().asAnswer());
        } catch (DatabaseFailure failure) {
            return rules.outcome(failure, request, won, budget);
        }
    }

    /** Judges before anything is changed; empty for the loser of the claim, whose statements lock and change nothing. */
    private Optional<Decision> decide(UnitOfWork work, Request request, Pending<Boolean> won, Gate steps) {
        try {
            steps.at(Step.CLAIMED, won);
            work.savepoint();
            steps.at(Step.SAVEPOINT_SET, won);
            Pending<Optional<Instant>> claimedAt = ledger.claimedAt(work, request.scope());
            Run run = request.operation().lock(work, request.scope());
            steps.at(Step.STOCK_LOCKED, won);
            if (!won.get()) {
                return Optional.empty();
            }
            Optional<Refusal> refusal = run.judge();
            steps.at(Step.JUDGED);
            if (refusal.isPresent()) {
                return refusal.map(Decision::refused);
            }
            StoredAnswer answer = run.apply(claimedAt.get().orElseThrow(), steps);
            return Optional.of(Decision.done(answer));
        } catch (FinalRefusal late) {
            work.undoChanges();
            return Optional.of(Decision.refused(Refusal.stored(late.problem())));
        }
    }
}
