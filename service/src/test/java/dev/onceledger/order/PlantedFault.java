package dev.onceledger.order;

import dev.onceledger.database.Budget;
import dev.onceledger.database.Pending;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.ledger.StoredAnswer;
import dev.onceledger.ledger.Verdict;
import dev.onceledger.testing.OrderWorld;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** The order transaction with one of the usual mistakes in it, to prove that the contract's checks would see it. */
enum PlantedFault {
    /** Looks whether the key is free, then inserts, with no unique constraint to decide. */
    SELECT_BEFORE_INSERT,
    /** Commits the claim before the work is done. */
    LEDGER_COMMITTED_BEFORE_THE_ORDER,
    /** Stores a late refusal without taking the change back. */
    NO_UNDO_ON_A_LATE_REFUSAL,
    /** Answers, then commits. */
    ANSWER_BEFORE_THE_COMMIT;

    private static final OrderSettings SETTINGS = OrderSettings.defaults();

    Orders over(OrderWorld world) {
        if (this == SELECT_BEFORE_INSERT) {
            world.database()
                    .client()
                    .sql("alter table orders drop constraint orders_one_per_key")
                    .update();
            world.database()
                    .client()
                    .sql("alter table idempotency_records drop constraint idempotency_records_scope")
                    .update();
        }
        Ledger ledger = new Ledger(world.database(), world.clock());
        return (request, steps) -> {
            try {
                return handle(world, ledger, request, steps);
            } catch (FinalRefusal misplaced) {
                throw new IllegalStateException(misplaced);
            }
        };
    }

    // The loser ends its transaction before it reads, as the real one does.
    @SuppressWarnings("try")
    private Answer handle(OrderWorld world, Ledger ledger, Request request, Steps steps) throws FinalRefusal {
        if (this == SELECT_BEFORE_INSERT) {
            Optional<LedgerRecord> found = ledger.read(request.scope(), budget());
            if (found.isPresent()) {
                return verdict(found, request);
            }
        }
        steps.at(Step.BEFORE_CLAIM);
        if (this == LEDGER_COMMITTED_BEFORE_THE_ORDER) {
            try (UnitOfWork early = world.database().begin(budget(), true)) {
                if (!ledger.claim(early, request.claim(SETTINGS)).get()) {
                    return verdict(ledger.read(request.scope(), budget()), request);
                }
                early.commit();
            }
        }
        try (UnitOfWork work = world.database().begin(budget(), true)) {
            if (this != LEDGER_COMMITTED_BEFORE_THE_ORDER) {
                Pending<Boolean> won = ledger.claim(work, request.claim(SETTINGS));
                if (!won.get()) {
                    work.close();
                    return verdict(ledger.read(request.scope(), budget()), request);
                }
            }
            Decision decision = decide(work, ledger, request, steps);
            ledger.store(work, request.scope(), decision.answer());
            if (this == ANSWER_BEFORE_THE_COMMIT) {
                steps.at(Step.ANSWERED);
                work.commit();
            } else {
                work.commit();
                steps.at(Step.ANSWERED);
            }
            return decision.asAnswer();
        }
    }

    private Decision decide(UnitOfWork work, Ledger ledger, Request request, Steps steps) throws FinalRefusal {
        work.savepoint();
        try {
            Instant claimedAt = ledger.claimedAt(work, request.scope()).get().orElseThrow();
            Operation.Run run = request.operation().lock(work, request.scope());
            Optional<Refusal> refusal = run.judge();
            steps.at(Step.JUDGED);
            if (refusal.isPresent()) {
                return Decision.refused(refusal.get());
            }
            StoredAnswer answer = run.apply(claimedAt, steps);
            return Decision.done(answer);
        } catch (FinalRefusal late) {
            if (this != NO_UNDO_ON_A_LATE_REFUSAL) {
                work.undoChanges();
            }
            return Decision.refused(Refusal.stored(late.problem()));
        }
    }

    private static Answer verdict(Optional<LedgerRecord> found, Request request) {
        Outcome outcome = Verdict.of(found, request.canonical()).match(new VerdictAnswers(SETTINGS));
        return outcome instanceof Outcome.Answered answered
                ? answered.answer()
                : Answer.of(((Outcome.Again) outcome).whenExhausted());
    }

    private static Budget budget() {
        return Budget.of(Duration.ofSeconds(20));
    }
}
