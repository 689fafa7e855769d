package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.ClientResult;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.TickResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A run as the teaching table for the terminal: time, each request, ledger, orders, what is observed. */
public final class TraceTable {
    private static final int NARROWEST = 10;
    private static final String BETWEEN = " | ";

    private final Outcome outcome;
    private final Locale locale;
    private final List<List<String>> rows = new ArrayList<>();
    private final int[] widths;
    private final StringBuilder text = new StringBuilder();

    private TraceTable(Outcome outcome, Locale locale, int columns) {
        this.outcome = outcome;
        this.locale = locale;
        rows.add(TableRows.heads(outcome.timeline(), locale));
        TableRows next = new TableRows(outcome.timeline(), locale);
        shown().forEach(result -> rows.add(cells(next.next(result))));
        this.widths = widths(columns);
    }

    /**
     * The table with the title above it and the notes below.
     *
     * @param columns how wide the terminal is; cells are broken to fit
     */
    public static String of(Outcome outcome, Locale locale, int columns) {
        return new TraceTable(outcome, locale, columns).write();
    }

    /** Equal shares, but no code broken in a column while another has room to spare. */
    private int[] widths(int columns) {
        int[] words = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int i = 0; i < words.length; i++) {
                words[i] = Math.max(words[i], CellText.longestWord(row.get(i)));
            }
        }
        int[] widths = new int[words.length];
        widths[0] = Math.max(4, words[0]);
        int left = columns - widths[0] - (widths.length - 1) * BETWEEN.length();
        for (int i = 1; i < widths.length; i++) {
            widths[i] = Math.max(NARROWEST, left / (widths.length - 1));
        }
        for (int i = 1; i < widths.length; i++) {
            int roomiest = roomiest(widths, words);
            while (widths[i] < words[i] && widths[roomiest] > Math.max(NARROWEST, words[roomiest])) {
                widths[i]++;
                widths[roomiest]--;
                roomiest = roomiest(widths, words);
            }
        }
        return widths;
    }

    private static int roomiest(int[] widths, int[] words) {
        return IntStream.range(1, widths.length)
                .reduce((one, other) -> widths[other] - words[other] > widths[one] - words[one] ? other : one)
                .orElseThrow();
    }

    private String write() {
        Timeline timeline = outcome.timeline();
        line(timeline.name() + "  " + timeline.title().in(locale));
        line("");
        for (List<String> row : rows) {
            row(row);
            rule();
        }
        for (TickResult result : shown()) {
            if (!result.tick().note().isEmpty()) {
                line(CellText.padded(result.tick().name(), widths[0]) + "   "
                        + result.tick().note().in(locale));
            }
            result.clients().forEach(client -> evidence(result, client));
        }
        Problems.lines(outcome, locale).forEach(this::line);
        return text.toString();
    }

    /** How it is known that a client waits. */
    private void evidence(TickResult result, ClientResult client) {
        if (client.standing() instanceof Standing.Waiting waiting) {
            line(CellText.padded(result.tick().name(), widths[0]) + "   " + client.client() + ": "
                    + StandingWords.of(waiting).in(locale) + " — "
                    + waiting.evidence().in(locale));
        }
    }

    /** At the end nothing new happens: it only says what must be there. */
    private List<TickResult> shown() {
        return outcome.ticks().stream()
                .filter(result -> result.tick() != outcome.timeline().end())
                .toList();
    }

    private static List<String> cells(TableRow row) {
        List<String> cells = new ArrayList<>();
        cells.add(row.time());
        cells.addAll(row.clients());
        Collections.addAll(cells, row.ledger(), row.orders(), row.observed());
        return cells;
    }

    private void row(List<String> cells) {
        List<List<String>> wrapped = IntStream.range(0, cells.size())
                .mapToObj(i -> CellText.wrapped(cells.get(i), widths[i]))
                .toList();
        int height = wrapped.stream().mapToInt(List::size).max().orElse(0);
        for (int line = 0; line < height; line++) {
            int at = line;
            line(IntStream.range(0, wrapped.size())
                    .mapToObj(i -> CellText.padded(
                            at < wrapped.get(i).size() ? wrapped.get(i).get(at) : "", widths[i]))
                    .collect(Collectors.joining(BETWEEN)));
        }
    }

    private void rule() {
        line(IntStream.of(widths).mapToObj("-"::repeat).collect(Collectors.joining("-+-")));
    }

    private void line(String value) {
        text.append(value.stripTrailing()).append('\n');
    }
}
