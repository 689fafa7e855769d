package dev.onceledger.order;

import java.time.Duration;

/**
 * What an installation decides about orders.
 *
 * @param maxAttempts how many tries one request gets, the first included
 * @param requestDeadline how long one request may take in all
 * @param firstDelay the pause before the second try, before jitter; it doubles for each further one
 * @param retryAfter what Retry-After says where the same key may be sent again
 * @param retention how long an answer is kept before a sweep may clear it; part of the API's contract
 * @param retryWhenOutOfStock null: too little stock refuses the key for good; else the Retry-After of a refusal for now
 * @param keepCanonical whether the canonical text is kept with the record
 * @param readFirst whether a plain read is tried before the claim: faster replays, one more exchange per new order
 */
public record OrderSettings(
        int maxAttempts,
        Duration requestDeadline,
        Duration firstDelay,
        Duration retryAfter,
        Duration retention,
        Duration retryWhenOutOfStock,
        boolean keepCanonical,
        boolean readFirst) {

    /** Under this retention an installation is warned at its start. */
    public static final Duration SHORT_RETENTION = Duration.ofHours(24);

    /** The databases take time-outs as whole milliseconds in 31 bits. */
    private static final Duration LONGEST_DEADLINE = Duration.ofDays(1);

    private static final Duration LONGEST_RETENTION = Duration.ofDays(36_525);

    /** The settings of an installation that decides nothing. */
    public static OrderSettings defaults() {
        return new OrderSettings(
                3,
                Duration.ofSeconds(30),
                Duration.ofMillis(100),
                Duration.ofSeconds(2),
                Duration.ofHours(72),
                null,
                true,
                false);
    }

    /** Refuses settings under which no request could be answered. */
    public OrderSettings {
        if (maxAttempts < 1) {
            throw new IllegalArgumentException("maxAttempts is " + maxAttempts + "; it must be at least 1");
        }
        within("requestDeadline", requestDeadline, Duration.ofMillis(1), LONGEST_DEADLINE);
        within("firstDelay", firstDelay, Duration.ZERO, LONGEST_DEADLINE);
        within("retention", retention, Duration.ofMillis(1), LONGEST_RETENTION);
    }

    private static void within(String name, Duration value, Duration least, Duration most) {
        if (value.compareTo(least) < 0 || value.compareTo(most) > 0) {
            throw new IllegalArgumentException(
                    name + " is " + value + "; it must lie between " + least + " and " + most);
        }
    }

    /** The same with other bounds. */
    public OrderSettings withBounds(int attempts, Duration deadline) {
        return new OrderSettings(
                attempts, deadline, firstDelay, retryAfter, retention, retryWhenOutOfStock, keepCanonical, readFirst);
    }

    /** The same with another retention. */
    public OrderSettings withRetention(Duration kept) {
        return new OrderSettings(
                maxAttempts,
                requestDeadline,
                firstDelay,
                retryAfter,
                kept,
                retryWhenOutOfStock,
                keepCanonical,
                readFirst);
    }

    /** The same with a plain read before each claim, or without. */
    public OrderSettings withReadFirst(boolean first) {
        return new OrderSettings(
                maxAttempts,
                requestDeadline,
                firstDelay,
                retryAfter,
                retention,
                retryWhenOutOfStock,
                keepCanonical,
                first);
    }

    /** The same with orders that run out of stock refused for now only, to be sent again after this time. */
    public OrderSettings withRetryWhenOutOfStock(Duration after) {
        return new OrderSettings(
                maxAttempts, requestDeadline, firstDelay, retryAfter, retention, after, keepCanonical, readFirst);
    }
}
