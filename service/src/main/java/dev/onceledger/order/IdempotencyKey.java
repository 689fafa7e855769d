package dev.onceledger.order;

import java.util.Arrays;
import java.util.List;

/** Reads the Idempotency-Key header: {@code abc} and the IETF draft's quoted {@code "abc"} are one key. */
public final class IdempotencyKey {
    /** The header's name. */
    public static final String HEADER = "Idempotency-Key";

    private static final int MAX_LENGTH = 255;
    private static final int MAX_LINE = 2 * MAX_LENGTH + 2; // every character escaped, and the two quotes

    private IdempotencyKey() {}

    /** The key in the header lines of this name (none: an empty list); throws InvalidRequest naming what is wrong. */
    public static String parse(List<String> headerLines) throws InvalidRequest {
        if (headerLines.isEmpty()) {
            throw new InvalidRequest(Problem.of(
                    Code.IDEMPOTENCY_KEY_MISSING,
                    "The request has no Idempotency-Key header.",
                    "Make up one key for this intent, such as a UUID, and send it with every try."));
        }
        if (headerLines.size() > 1) {
            throw invalid("The request has " + headerLines.size() + " Idempotency-Key header lines");
        }
        String line = trimmed(headerLines.get(0));
        if (line.length() > MAX_LINE) {
            throw tooLong(line.length());
        }
        return bounded(line.startsWith("\"") ? QuotedKey.unquote(line) : bare(line));
    }

    static InvalidRequest invalid(String detail) {
        return new InvalidRequest(Problem.of(
                Code.IDEMPOTENCY_KEY_INVALID,
                detail + ".",
                "Send one Idempotency-Key line of 1 to " + MAX_LENGTH
                        + " printable ASCII characters, such as a UUID, bare or in double quotes."));
    }

    private static InvalidRequest tooLong(int length) {
        return invalid("The key has " + length + " characters, at most " + MAX_LENGTH + " are allowed");
    }

    private static String bare(String line) throws InvalidRequest {
        if (line.indexOf('"') >= 0) {
            throw invalid("The key has an unbalanced double quote");
        }
        // Two equal lines joined by a proxy arrive as "K, K"; taken as a key of its own, that would be a second order.
        String[] parts = line.split("[ \t]*,[ \t]*", -1);
        if (parts.length > 1
                && !parts[0].isEmpty()
                && Arrays.stream(parts).distinct().count() == 1) {
            throw invalid("The key is the same value several times, as if several header lines had been joined");
        }
        return line;
    }

    private static String bounded(String key) throws InvalidRequest {
        for (int i = 0; i < key.length(); i++) {
            char c = key.charAt(i);
            if (c < ' ' || c > '~') {
                throw invalid(String.format("The key's character %d is U+%04X, not printable ASCII", i + 1, (int) c));
            }
        }
        if (key.isBlank()) {
            throw invalid("The key is blank");
        }
        if (key.length() > MAX_LENGTH) {
            throw tooLong(key.length());
        }
        return key;
    }

    private static String trimmed(String line) {
        int start = 0;
        int end = line.length();
        while (start < end && isBlank(line.charAt(start))) {
            start++;
        }
        while (start < end && isBlank(line.charAt(end - 1))) {
            end--;
        }
        return line.substring(start, end);
    }

    // What HTTP calls optional white space; nothing else may be taken off a key.
    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }
}
