package dev.onceledger.cli;

import dev.onceledger.timeline.report.TraceHtml;
import dev.onceledger.timeline.report.TraceJson;
import dev.onceledger.timeline.report.TraceSvg;
import dev.onceledger.timeline.report.TraceTable;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.report.VerdictTable;
import dev.onceledger.timeline.run.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How replayed timelines are written. */
enum ReplayFormat {
    /** The trace, the same on every database. */
    TEXT {
        @Override
        String write(List<Replayed> all, Locale locale, int columns) {
            return each(all, columns, outcome -> TraceText.of(outcome, locale)) + verdicts(all, locale);
        }
    },
    /** The teaching table for the terminal. */
    TABLE {
        @Override
        String write(List<Replayed> all, Locale locale, int columns) {
            return each(all, columns, outcome -> TraceTable.of(outcome, locale, columns)) + verdicts(all, locale);
        }
    },
    /** One run is an object, several are an array. */
    JSON {
        @Override
        String write(List<Replayed> all, Locale locale, int columns) {
            List<String> runs = outcomes(all).stream().map(TraceJson::of).toList();
            return runs.size() == 1 ? runs.get(0) + "\n" : "[" + String.join(",\n", runs) + "]\n";
        }
    },
    /** One document for a browser. */
    HTML {
        @Override
        String write(List<Replayed> all, Locale locale, int columns) {
            return TraceHtml.of(outcomes(all), locale);
        }
    },
    /** One drawing of the lanes, to be printed. */
    SVG {
        @Override
        String write(List<Replayed> all, Locale locale, int columns) {
            return TraceSvg.of(outcomes(all), locale);
        }
    };

    abstract String write(List<Replayed> all, Locale locale, int columns);

    /** The table of those that were told to designs, after an empty line; nothing if none was. */
    static String verdicts(List<Replayed> all, Locale locale) {
        String table = VerdictTable.of(outcomes(all), locale);
        return table.isEmpty() ? "" : "\n" + table;
    }

    private static List<Outcome> outcomes(List<Replayed> all) {
        return all.stream().flatMap(one -> one.outcomes().stream()).toList();
    }

    private static String each(List<Replayed> all, int columns, Function<Outcome, String> writer) {
        return all.stream()
                .filter(one -> !one.outcomes().isEmpty())
                .map(one -> one(one, columns, writer))
                .collect(Collectors.joining("\n"));
    }

    private static String one(Replayed replayed, int columns, Function<Outcome, String> writer) {
        List<Outcome> outcomes = replayed.outcomes();
        if (outcomes.size() == 1) {
            return writer.apply(outcomes.get(0));
        } else if (replayed.isSameTrace()) {
            return writer.apply(outcomes.get(0)) + "same trace on " + replayed.databases(" and ") + "\n";
        }
        String first = TraceText.of(outcomes.get(0));
        String reason = replayed.timeline().setup().databases().differs().en();
        return outcomes.stream()
                        .skip(1)
                        .filter(other -> !TraceText.of(other).equals(first))
                        .map(other -> SideBySide.of(outcomes.get(0), other, columns))
                        .collect(Collectors.joining("\n"))
                + (reason.isEmpty() ? "the traces differ\n" : "the traces differ, as the file says: " + reason + "\n");
    }
}
