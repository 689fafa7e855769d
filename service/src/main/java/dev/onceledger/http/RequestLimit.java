package dev.onceledger.http;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/** How many requests may be at work on the database at once; slow senders do not count, for their bodies are read before. */
final class RequestLimit {
    private final Semaphore places;
    private final Duration retryAfter;

    RequestLimit(int most, Duration retryAfter) {
        this.places = new Semaphore(most);
        this.retryAfter = retryAfter;
    }

    /** Does the work, or refuses at once where there is no place: waiting here would only make the others slower. */
    <T> T within(Supplier<T> work) throws Rejected {
        if (!places.tryAcquire()) {
            throw new Rejected(HttpProblems.overloaded(retryAfter), Map.of());
        }
        try {
            return work.get();
        } finally {
            places.release();
        }
    }
}
