package dev.onceledger.http;

import dev.onceledger.order.Answer;
import dev.onceledger.order.Code;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/** What passes through one server: how much, how fast, and what went wrong last. */
public final class Traffic {
    private static final int ERRORS_KEPT = 50;

    private final Clock clock;
    private final PerSecond perSecond = new PerSecond();
    private final LongAdder total = new LongAdder();
    private final AtomicInteger inProgress = new AtomicInteger();
    private final Deque<Failed> lastErrors = new ArrayDeque<>();

    Traffic(Clock clock) {
        this.clock = clock;
    }

    /**
     * One answer with an error.
     *
     * @param at when, by this process's clock
     * @param request its method and path
     * @param code what it was answered; null where stored bytes of a refusal were given again
     * @param status the HTTP status
     * @param traceId the try's own id
     */
    public record Failed(Instant at, String request, Code code, int status, String traceId) {}

    /** Requests since the start. */
    public long total() {
        return total.sum();
    }

    /** Requests that came in during each of the last ten whole seconds, on average. */
    public double requestsPerSecond() {
        return perSecond.average(clock.instant().getEpochSecond());
    }

    /** Requests that have come in and are not answered yet, slow senders included. */
    public int inProgress() {
        return inProgress.get();
    }

    /** The last errors answered, the newest first. */
    public List<Failed> lastErrors() {
        synchronized (lastErrors) {
            return List.copyOf(lastErrors);
        }
    }

    void entered() {
        inProgress.incrementAndGet();
        total.increment();
        perSecond.count(clock.instant().getEpochSecond());
    }

    void left() {
        inProgress.decrementAndGet();
    }

    void answered(String request, String traceId, Answer answer) {
        if (answer.status() < 400) {
            return;
        }
        Failed failed = new Failed(clock.instant(), request, answer.code().orElse(null), answer.status(), traceId);
        synchronized (lastErrors) {
            lastErrors.addFirst(failed);
            if (lastErrors.size() > ERRORS_KEPT) {
                lastErrors.removeLast();
            }
        }
    }
}
