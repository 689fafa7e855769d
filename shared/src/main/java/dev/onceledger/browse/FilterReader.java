package dev.onceledger.browse;

import dev.onceledger.ledger.Status;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Gives the terms of a filter their meaning. */
final class FilterReader {
    private static final String NAMES =
            "status, principal, operation, key, fp, before, after, resource, http or is; quote a key that holds a colon";
    private static final Pattern FINGERPRINT = Pattern.compile("(v\\d+:)?[0-9a-fA-F]{1,64}");

    private final ZoneId zone;
    private final Map<String, Object> values = new HashMap<>();

    FilterReader(ZoneId zone) {
        this.zone = zone;
    }

    void read(FilterTerm term) throws FilterSyntaxError {
        String name = term.name() == null ? "key" : term.name();
        Object value =
                switch (name) {
                    case "key" -> new TextMatch(term.value(), term.isPrefix() || term.name() == null);
                    case "principal" -> new TextMatch(term.value(), term.isPrefix());
                    case "status" -> status(exact(term));
                    case "operation", "resource" -> exact(term).value();
                    case "fp" -> fingerprint(exact(term));
                    case "before", "after" -> moment(exact(term));
                    case "http" -> httpStatus(exact(term));
                    case "is" -> seen(exact(term));
                    default -> throw new FilterSyntaxError(term.column(), "'" + name + ":'", NAMES);
                };
        if (values.put(name, value) != null) {
            throw new FilterSyntaxError(term.column(), "a second " + name, "one " + name + " at most");
        }
    }

    KeyFilter filter() {
        return new KeyFilter(
                (Status) values.get("status"),
                (TextMatch) values.get("principal"),
                (String) values.get("operation"),
                (TextMatch) values.get("key"),
                (String) values.get("fp"),
                (Instant) values.get("before"),
                (Instant) values.get("after"),
                (String) values.get("resource"),
                (Integer) values.get("http"),
                (KeyFilter.Seen) values.get("is"));
    }

    private static FilterTerm exact(FilterTerm term) throws FilterSyntaxError {
        if (term.isPrefix()) {
            int star = term.valueColumn() + term.value().length();
            throw new FilterSyntaxError(star, "'*' after " + term.name(), "'*' only at the end of a key or principal");
        }
        return term;
    }

    private static Status status(FilterTerm term) throws FilterSyntaxError {
        Status status = Status.of(term.value().toUpperCase(Locale.ROOT));
        if (status == Status.UNKNOWN) {
            throw unexpected(term, "PROCESSING, SUCCEEDED, FAILED_FINAL or EXPIRED");
        }
        return status;
    }

    private static String fingerprint(FilterTerm term) throws FilterSyntaxError {
        if (!FINGERPRINT.matcher(term.value()).matches()) {
            throw unexpected(term, "1 to 64 hex digits, such as 3fa9 or v1:3fa9");
        }
        return term.value().toLowerCase(Locale.ROOT);
    }

    private static Integer httpStatus(FilterTerm term) throws FilterSyntaxError {
        if (!term.value().matches("[1-5]\\d\\d")) {
            throw unexpected(term, "an HTTP status such as 409");
        }
        return Integer.valueOf(term.value());
    }

    private static KeyFilter.Seen seen(FilterTerm term) throws FilterSyntaxError {
        return switch (term.value().toLowerCase(Locale.ROOT)) {
            case "replayed" -> KeyFilter.Seen.REPLAYED;
            case "conflicting" -> KeyFilter.Seen.CONFLICTING;
            default -> throw unexpected(term, "replayed or conflicting");
        };
    }

    private Instant moment(FilterTerm term) throws FilterSyntaxError {
        String text = term.value();
        try {
            if (!text.contains("T")) {
                return LocalDate.parse(text).atStartOfDay(zone).toInstant();
            }
            boolean hasOffset =
                    text.endsWith("Z") || text.substring(text.indexOf('T')).matches(".*[+-].*");
            return hasOffset
                    ? OffsetDateTime.parse(text).toInstant()
                    : LocalDateTime.parse(text).atZone(zone).toInstant();
        } catch (DateTimeException unreadable) {
            throw unexpected(term, "a date such as 2026-09-14, or 2026-09-14T09:30 or 2026-09-14T09:30:00Z");
        }
    }

    private static FilterSyntaxError unexpected(FilterTerm term, String expected) {
        return new FilterSyntaxError(term.valueColumn(), "'" + term.value() + "'", expected);
    }
}
