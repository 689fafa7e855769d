package dev.onceledger.attempts;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.LedgerClock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/** Attempts that wait to be written. */
final class AttemptQueue {
    private static final int BATCH = 500;
    private static final int TRIES = 120;
    private static final Duration BOUND = Duration.ofSeconds(5);

    private static final Sql INSERT = Sql.of("""
            insert into attempts
                (principal, operation, idem_key, fingerprint, outcome, http_status, occurred_at, trace_id)
            select principal, operation, idem_key, fingerprint, outcome, http_status,
                   cast(occurred_at as timestamp(6) with time zone), trace_id
            from unnest(cast(:principals as varchar array), cast(:operations as varchar array),
                        cast(:keys as varchar array), cast(:fingerprints as varchar array),
                        cast(:outcomes as varchar array), cast(:statuses as integer array),
                        cast(:moments as varchar array), cast(:traces as varchar array))
                 as a (principal, operation, idem_key, fingerprint, outcome, http_status, occurred_at, trace_id)
            """);

    private final LedgerDatabase database;
    private final LedgerClock clock;
    private final BlockingQueue<Timed> waiting;
    private final AtomicLong dropped = new AtomicLong();
    private final List<Timed> batch = new ArrayList<>();
    private int tried;

    AttemptQueue(LedgerDatabase database, LedgerClock clock, int capacity) {
        this.database = database;
        this.clock = clock;
        this.waiting = new ArrayBlockingQueue<>(capacity);
    }

    private record Timed(Attempt attempt, Moment moment) {}

    void add(Attempt attempt) {
        if (!waiting.offer(new Timed(attempt, Moment.by(clock)))) {
            dropped.incrementAndGet();
        }
    }

    long dropped() {
        return dropped.get();
    }

    /** Writes all that waits; a batch that fails is kept and comes first next time. */
    synchronized void flush() {
        waiting.drainTo(batch, BATCH - batch.size());
        while (!batch.isEmpty()) {
            try {
                write();
            } catch (DatabaseFailure failed) {
                if (++tried >= TRIES) {
                    dropped.addAndGet(batch.size());
                    batch.clear();
                    tried = 0;
                }
                throw failed;
            }
            tried = 0;
            batch.clear();
            waiting.drainTo(batch, BATCH);
        }
    }

    private void write() {
        try (UnitOfWork work = database.begin(Budget.of(BOUND), false)) {
            Instant now = clock.databaseNow(work).get();
            long read = System.nanoTime();
            work.update(
                    INSERT,
                    Map.of(
                            "principals", texts(one -> one.attempt().scope().principal()),
                            "operations", texts(one -> one.attempt().scope().operation()),
                            "keys", texts(one -> one.attempt().scope().key()),
                            "fingerprints", texts(one -> one.attempt().fingerprint()),
                            "outcomes", texts(one -> one.attempt().outcome()),
                            "statuses",
                                    batch.stream()
                                            .map(one -> one.attempt().httpStatus())
                                            .toArray(Integer[]::new),
                            "moments", texts(one -> one.moment().at(now, read).toString()),
                            "traces", texts(one -> one.attempt().traceId())));
            work.commit();
        }
    }

    private String[] texts(Function<Timed, String> part) {
        return batch.stream().map(part).toArray(String[]::new);
    }
}
