package dev.onceledger.browse;

import dev.onceledger.ledger.Status;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * Which keys to show; each member is null where it does not narrow.
 *
 * @param status where the record stands
 * @param principal whose, exactly or by prefix
 * @param operation exactly
 * @param key exactly or by prefix
 * @param fingerprint the beginning of its hex digits, or of {@code v1:} and the digits
 * @param createdBefore exclusive
 * @param createdAfter inclusive
 * @param resourceId exactly
 * @param httpStatus of the stored answer
 * @param seen whether only replayed or only conflicting keys
 */
public record KeyFilter(
        Status status,
        TextMatch principal,
        String operation,
        TextMatch key,
        String fingerprint,
        Instant createdBefore,
        Instant createdAfter,
        String resourceId,
        Integer httpStatus,
        Seen seen) {
    /** What must have happened to a key since its claim. */
    public enum Seen {
        /** Its answer was given again. */
        REPLAYED,
        /** Another request came under it. */
        CONFLICTING
    }

    /** Every key. */
    public static KeyFilter all() {
        return new KeyFilter(null, null, null, null, null, null, null, null, null, null);
    }

    /** Every key of one principal. */
    public static KeyFilter ofPrincipal(String name) {
        return matching(new TextMatch(name, false), null);
    }

    /** Every key whose principal, if one is given, and whose own name, if one is given, match. */
    static KeyFilter matching(TextMatch principal, TextMatch key) {
        return new KeyFilter(null, principal, null, key, null, null, null, null, null, null);
    }

    /** Reads a filter, with dates in UTC; see {@link #parse(String, ZoneId)}. */
    public static KeyFilter parse(String text) throws FilterSyntaxError {
        return parse(text, ZoneOffset.UTC);
    }

    /**
     * Reads a filter such as {@code status:EXPIRED principal:user-42 key:checkout-* fp:3fa9 before:2026-09-14}. A bare word
     * is the beginning of a key; a text in double quotes may hold spaces, and a star in it is a star.
     *
     * @param zone that dates without an offset are meant in
     * @throws FilterSyntaxError saying where, what was found and what could have stood there
     */
    public static KeyFilter parse(String text, ZoneId zone) throws FilterSyntaxError {
        FilterReader reader = new FilterReader(zone);
        for (FilterTerm term : FilterTerm.split(text)) {
            reader.read(term);
        }
        return reader.filter();
    }
}
