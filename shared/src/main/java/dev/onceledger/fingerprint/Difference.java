package dev.onceledger.fingerprint;

import java.util.List;
import java.util.Optional;

/**
 * One place where two canonical texts differ, each side as canonical JSON text or absent; the code point lists ("U+00E9") are filled
 * only where the two strings look alike, and then cover the part that differs.
 */
public record Difference(
        String pointer,
        Optional<String> left,
        Optional<String> right,
        List<String> leftCodePoints,
        List<String> rightCodePoints) {
    public Difference {
        leftCodePoints = List.copyOf(leftCodePoints);
        rightCodePoints = List.copyOf(rightCodePoints);
    }

    /** Whether a person could take the two strings for the same text. */
    public boolean looksAlike() {
        return !leftCodePoints.isEmpty() || !rightCodePoints.isEmpty();
    }
}
