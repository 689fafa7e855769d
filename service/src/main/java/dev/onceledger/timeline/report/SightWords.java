package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Sight.SeenOrder;
import dev.onceledger.timeline.Sight.SeenRecord;
import dev.onceledger.timeline.Timeline;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Committed rows in words; a fingerprint is followed by the request that it belongs to. */
final class SightWords {
    private static final Bilingual KEYS = new Bilingual("keys %d", "키 %d개");
    private static final Bilingual STUCK_KEYS = new Bilingual("keys %d, %d of them in progress", "키 %d개 (진행 중 %d개)");
    private static final Bilingual CHARGES = new Bilingual("charges %d", "결제 %d건");

    private final Map<String, String> requestOf;

    SightWords(Timeline timeline) {
        this.requestOf = timeline.requests().stream()
                .collect(Collectors.toMap(
                        request -> request.request().fingerprint().shortForm(),
                        NamedRequest::name,
                        (first, second) -> first));
    }

    List<String> records(Sight sight) {
        return sight.records().stream().map(this::record).toList();
    }

    /** Without the key, which a table of one story has no room to repeat. */
    List<String> shortRecords(Sight sight) {
        return sight.records().stream()
                .map(seen -> "fp " + seen.fingerprint() + " (" + requestOf.getOrDefault(seen.fingerprint(), "?") + ") "
                        + seen.status() + (seen.resourceId() == null ? "" : " " + seen.resourceId()))
                .toList();
    }

    private String record(SeenRecord seen) {
        String request = requestOf.getOrDefault(seen.fingerprint(), "?");
        String resource = seen.resourceId() == null ? "" : " " + seen.resourceId();
        return seen.scope().key() + " " + seen.status() + resource + " fp " + seen.fingerprint() + " (" + request + ")";
    }

    /** Status first, then what the row is about. */
    List<String> parts(SeenRecord seen) {
        String fingerprint = "fp " + seen.fingerprint() + " (" + requestOf.getOrDefault(seen.fingerprint(), "?") + ")";
        return seen.resourceId() == null
                ? List.of(seen.status().name(), seen.scope().key(), fingerprint)
                : List.of(seen.status().name(), seen.resourceId(), seen.scope().key(), fingerprint);
    }

    /** Its id first. */
    List<String> parts(SeenOrder seen) {
        return List.of(
                seen.orderId(),
                seen.status(),
                seen.amount().stripTrailingZeros().toPlainString());
    }

    List<String> orders(Sight sight) {
        return sight.orders().stream()
                .map(seen -> seen.orderId() + " " + seen.status() + " "
                        + seen.amount().stripTrailingZeros().toPlainString())
                .toList();
    }

    /** What a design keeps instead of records, where it is counted. */
    List<String> keys(Sight sight, Locale locale) {
        Integer keys = sight.counts().get("keys");
        int stuck = sight.counts().getOrDefault("stuck keys", 0);
        if (keys == null) {
            return List.of();
        }
        return List.of(
                stuck == 0
                        ? KEYS.in(locale).formatted(keys)
                        : STUCK_KEYS.in(locale).formatted(keys, stuck));
    }

    /** What the payment provider has taken, where a design has one. */
    List<String> charges(Sight sight, Locale locale) {
        Integer charges = sight.counts().get("charges");
        return charges == null ? List.of() : List.of(CHARGES.in(locale).formatted(charges));
    }

    /** Everything that a design counts, for the trace. */
    List<String> counts(Sight sight) {
        return sight.counts().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .toList();
    }

    List<String> stock(Sight sight) {
        return sight.stock().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .toList();
    }
}
