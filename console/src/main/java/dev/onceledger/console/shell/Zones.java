package dev.onceledger.console.shell;

import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;

/** The time zones offered: UTC and the machine's own first, then all that have a place's name. */
final class Zones {
    private Zones() {}

    static List<ZoneId> offered() {
        Stream<ZoneId> places = ZoneId.getAvailableZoneIds().stream()
                .filter(id -> id.contains("/") && !id.startsWith("Etc") && !id.startsWith("SystemV"))
                .sorted()
                .map(ZoneId::of);
        return Stream.concat(Stream.of(ZoneId.of("UTC"), ZoneId.systemDefault()), places)
                .distinct()
                .toList();
    }
}
