package dev.onceledger.attempts;

/** Keeps what operators did. */
@FunctionalInterface
public interface Audit {
    /**
     * Keeps one action, durably, before it returns.
     *
     * @throws RuntimeException if it could not be kept; what it was for must not happen then
     */
    void record(OperatorAction action);
}
