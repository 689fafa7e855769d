package dev.onceledger.order;

import dev.onceledger.database.Budget;
import java.time.Duration;
import java.util.Optional;
import java.util.function.DoubleSupplier;

/** The tries of one request: counted, timed, and bounded in both. */
final class Retry {
    private final OrderSettings settings;
    private final Budget deadline;
    private final DoubleSupplier jitter;
    private int attempt = 1;

    Retry(OrderSettings settings, DoubleSupplier jitter) {
        this.settings = settings;
        this.deadline = Budget.of(settings.requestDeadline());
        this.jitter = jitter;
    }

    int attempt() {
        return attempt;
    }

    boolean mayStart() {
        return attempt <= settings.maxAttempts() && !deadline.isSpent();
    }

    /** This try's share of what is left, so that a first long wait leaves time for the others. */
    Budget share() {
        return deadline.part(1.0 / (settings.maxAttempts() - attempt + 1));
    }

    /** How long to pause before the next try; empty if none may follow. */
    Optional<Duration> next() {
        Duration delay = delay();
        if (attempt >= settings.maxAttempts() || delay.compareTo(deadline.left()) >= 0) {
            return Optional.empty();
        }
        attempt++;
        return Optional.of(delay);
    }

    /** Half to the whole of a delay that doubles from try to try. */
    private Duration delay() {
        double factor = Math.pow(2, attempt - 1.0) * (0.5 + jitter.getAsDouble() / 2);
        return Duration.ofNanos((long) (settings.firstDelay().toNanos() * factor));
    }
}
