package dev.onceledger.order;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.ledger.Verdict;
import java.time.Duration;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/** Carries out a request at most once, however often it is sent. */
public final class OrderService {
    /** How much of a try's time its transaction may use; the rest is for reading the ledger afresh. */
    private static final double TRANSACTION_SHARE = 0.85;

    private final Ledger ledger;
    private final OrderTransaction transaction;
    private final OrderSettings settings;
    private final Register register;
    private final Witness witness;
    private final Waiter waiter;
    private final DoubleSupplier jitter;

    /**
     * An order service over one ledger.
     *
     * @param register told of requests in progress
     * @param witness told of what no ledger row shows
     * @param waiter waits between tries
     * @param jitter from 0 to 1, spreads those waits
     */
    public OrderService(
            LedgerDatabase database,
            LedgerClock clock,
            OrderSettings settings,
            Register register,
            Witness witness,
            Waiter waiter,
            DoubleSupplier jitter) {
        this.ledger = new Ledger(database, clock);
        this.transaction = new OrderTransaction(database, ledger, settings);
        this.settings = settings;
        this.register = register;
        this.witness = witness;
        this.waiter = waiter;
        this.jitter = jitter;
    }

    /** Answers a request; {@code steps} is told of each place that it passes. */
    public Answer handle(Request request, Steps watcher) {
        try (Register.Entry entry = register.enter(request)) {
            Gate steps = new Gate(entry, watcher);
            steps.outside(Step.RECEIVED);
            Retry retry = new Retry(settings, jitter);
            Answer answer = readFirst(request).orElseGet(() -> tryUntilAnswered(request, retry, entry, steps));
            witness.answered(request, answer);
            steps.outside(Step.ANSWERED);
            return answer;
        }
    }

    private Answer tryUntilAnswered(Request request, Retry retry, Register.Entry entry, Gate steps) {
        Optional<Problem> unconfirmed = Optional.empty();
        while (retry.mayStart()) {
            entry.attempt(retry.attempt());
            Budget budget = retry.share();
            Outcome outcome = transaction
                    .run(request, budget.part(TRANSACTION_SHARE), steps)
                    .clearedBy(unclear -> readAfresh(request, budget, steps));
            if (outcome instanceof Outcome.Answered answered) {
                return answered.answer();
            }
            Outcome.Again again = (Outcome.Again) outcome;
            unconfirmed = again.unconfirmed(unconfirmed);
            Optional<Duration> pause = retry.next();
            if (pause.isEmpty()) {
                return Answer.of(unconfirmed.orElse(again.whenExhausted()));
            }
            steps.outside(Step.BEFORE_RETRY);
            waiter.pause(pause.get());
        }
        return Answer.of(unconfirmed.orElseGet(() -> Problems.deadlineExceeded(settings.retryAfter())));
    }

    private Outcome readAfresh(Request request, Budget budget, Gate steps) {
        steps.outside(Step.CLAIM_LOST);
        steps.outside(Step.BEFORE_FRESH_READ);
        try {
            Optional<LedgerRecord> found = ledger.read(request.scope(), budget);
            steps.outside(Step.RECORD_READ);
            return Verdict.of(found, request.canonical()).match(new VerdictAnswers(settings));
        } catch (DatabaseFailure unreadable) {
            return Outcome.again(Problems.unconfirmed(settings.retryAfter()), false);
        }
    }

    /** A committed terminal record may answer; its absence decides nothing. */
    private Optional<Answer> readFirst(Request request) {
        if (!settings.readFirst()) {
            return Optional.empty();
        }
        try {
            Optional<LedgerRecord> found = ledger.read(
                    request.scope(), Budget.of(settings.requestDeadline()).part(0.1));
            Outcome outcome = Verdict.of(found, request.canonical()).match(new VerdictAnswers(settings));
            return outcome instanceof Outcome.Answered answered ? Optional.of(answered.answer()) : Optional.empty();
        } catch (DatabaseFailure unreadable) {
            return Optional.empty();
        }
    }
}
