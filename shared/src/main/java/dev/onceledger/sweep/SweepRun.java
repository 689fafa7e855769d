package dev.onceledger.sweep;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.sweep.Batches.Batch;
import dev.onceledger.sweep.SweepResult.Ending;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Runs plans. */
final class SweepRun {
    private static final Duration BATCH_BOUND = Duration.ofSeconds(30);
    /** How often in a row a batch may fail in a way that may well pass before the run gives up. */
    private static final int TRIES = 3;

    private final LedgerDatabase database;
    private final LedgerClock clock;
    private final SweepCounts counts;
    private final Runnable pause;
    private final Batches batches;

    SweepRun(LedgerDatabase database, LedgerClock clock, SweepCounts counts, Runnable pause) {
        this.database = database;
        this.clock = clock;
        this.counts = counts;
        this.pause = pause;
        this.batches = Batches.of(database.dialect(), clock);
    }

    SweepResult run(SweepPlan plan, SweepRequest request, SweepProgress progress, BooleanSupplier cancelled) {
        SweepAudit audit = SweepAudit.begin(database, clock, plan, request);
        long swept = 0;
        Instant reached = null;
        Ending ending = Ending.CANCELLED;
        DatabaseFailure failure = null;
        try {
            while (!cancelled.getAsBoolean()) {
                Batch batch = batch(audit, reached == null ? Instant.EPOCH : reached, plan.cutoff(), request.batch());
                if (batch.isLast()) {
                    ending = Ending.COMPLETED;
                    break;
                }
                swept += batch.swept();
                reached = batch.reached();
                progress.swept(swept, plan.due(), reached);
                pause.run();
            }
        } catch (DatabaseFailure failed) {
            ending = Ending.FAILED;
            failure = failed;
        }
        return end(audit, new SweepResult(ending, plan.cutoff(), swept, -1, reached, Optional.ofNullable(failure)));
    }

    private Batch batch(SweepAudit audit, Instant from, Instant cutoff, int size) {
        for (int tried = 1; ; tried++) {
            try (UnitOfWork work = database.begin(Budget.of(BATCH_BOUND), false)) {
                Batch batch = batches.next(work, from, cutoff, size);
                audit.grow(work, batch.swept());
                work.commit();
                return batch;
            } catch (DatabaseFailure failed) {
                boolean passing =
                        switch (failed.kind()) {
                            case TIMED_OUT, TRANSIENT, CONNECTION_LOST, OUTCOME_UNKNOWN -> true;
                            case DUPLICATE, STATE_CHANGED, DEFECT -> false;
                        };
                if (!passing || tried == TRIES) {
                    throw failed;
                }
                pause.run();
            }
        }
    }

    private SweepResult end(SweepAudit audit, SweepResult result) {
        try {
            String ending = result.ending().name().toLowerCase(java.util.Locale.ROOT);
            String cause =
                    result.failure().map(failure -> ": " + failure.kind()).orElse("");
            long swept = audit.end(count -> ending + " after " + count + cause);
            return result.withCounts(swept, counts.remaining(result.cutoff()));
        } catch (DatabaseFailure unreachable) {
            return result;
        }
    }
}
