package dev.onceledger.order;

import dev.onceledger.fingerprint.Fingerprint;
import dev.onceledger.ledger.Scope;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/** The requests in progress in this process: no database shows the key of a claim that is not committed. */
public final class Register {
    private static final Set<Step> AFTER_TRANSACTION =
            EnumSet.of(Step.COMMITTED, Step.CLAIM_LOST, Step.BEFORE_FRESH_READ, Step.BEFORE_RETRY, Step.ANSWERED);

    private final Map<Long, Entry> entries = new ConcurrentHashMap<>();
    private final AtomicLong lastId = new AtomicLong();
    private final Clock clock;

    /** A register that stamps its entries by this clock. */
    public Register(Clock clock) {
        this.clock = clock;
    }

    Entry enter(Request request) {
        Entry entry = new Entry(lastId.incrementAndGet(), request);
        entries.put(entry.id, entry);
        return entry;
    }

    /** What is in progress now, the oldest first. */
    public List<InProgress> list() {
        return entries.values().stream()
                .map(Entry::asSeen)
                .sorted(Comparator.comparing(InProgress::since))
                .toList();
    }

    /**
     * One request in progress.
     *
     * @param scope what it claims
     * @param fingerprint of the request
     * @param attempt which try it is in, from 1
     * @param step the last step that it reached; where statements travel together, the last that was asked for
     * @param since when it came in, by this process's clock
     * @param stepSince when it reached that step
     * @param traceId the try's own id, or null
     * @param session the id by which the database's own views call the session of its transaction; 0 outside of one
     */
    public record InProgress(
            Scope scope,
            Fingerprint fingerprint,
            int attempt,
            Step step,
            Instant since,
            Instant stepSince,
            String traceId,
            long session) {}

    final class Entry implements Steps, AutoCloseable {
        private final long id;
        private final Request request;
        private final Instant since = clock.instant();
        private volatile int attempt = 1;
        private volatile Step step = Step.RECEIVED;
        private volatile Instant stepSince = since;
        private volatile long session;

        private Entry(long id, Request request) {
            this.id = id;
            this.request = request;
        }

        @Override
        public void at(Step reached) {
            step = reached;
            stepSince = clock.instant();
            if (AFTER_TRANSACTION.contains(reached)) {
                session = 0;
            }
        }

        @Override
        public void inSession(long id) {
            session = id;
        }

        void attempt(int number) {
            attempt = number;
        }

        private InProgress asSeen() {
            return new InProgress(
                    request.scope(),
                    request.fingerprint(),
                    attempt,
                    step,
                    since,
                    stepSince,
                    request.traceId(),
                    session);
        }

        @Override
        public void close() {
            entries.remove(id);
        }
    }
}
