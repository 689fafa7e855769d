package dev.onceledger.ledger;

import java.time.Duration;

/**
 * What is inserted to win a key.
 *
 * @param scope what is claimed
 * @param fingerprint of the request
 * @param canonical the text that was hashed, or null if it is not to be kept
 * @param retention how long the answer is kept before a sweep may clear it
 */
public record Claim(Scope scope, String fingerprint, String canonical, Duration retention) {}
