package dev.onceledger.cli;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table for the terminal, its columns aligned; control characters in values are shown as dots. */
final class TextTable {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    TextTable(String... heads) {
        rows.add(List.of(heads));
    }

    /** Adds a row; null shows as a dash. */
    TextTable row(Object... cells) {
        rows.add(Arrays.stream(cells).map(TextTable::text).toList());
        return this;
    }

    /** A value on one line. */
    static String text(Object value) {
        if (value == null) {
            return "-";
        }
        String text = value instanceof Instant instant
                ? instant.truncatedTo(ChronoUnit.SECONDS).toString()
                : value.toString();
        return text.replaceAll("\\p{Cntrl}", "·");
    }

    @Override
    public String toString() {
        List<Integer> widths = IntStream.range(0, rows.get(0).size())
                .mapToObj(column -> rows.stream()
                        .mapToInt(row -> DisplayWidth.of(row.get(column)))
                        .max()
                        .orElse(0))
                .toList();
        return rows.stream().map(row -> line(row, widths)).collect(Collectors.joining("\n"));
    }

    private static String line(List<String> row, List<Integer> widths) {
        return IntStream.range(0, row.size())
                .mapToObj(column -> DisplayWidth.pad(row.get(column), widths.get(column)))
                .collect(Collectors.joining(GAP))
                .stripTrailing();
    }
}
