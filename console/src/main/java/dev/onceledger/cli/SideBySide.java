package dev.onceledger.cli;

import com.github.difflib.text.DiffRow;
import com.github.difflib.text.DiffRowGenerator;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import java.util.List;

/** Two traces of one timeline beside each other, the lines that differ marked between them. */
final class SideBySide {
    private static final DiffRowGenerator ROWS = DiffRowGenerator.create()
            .showInlineDiffs(false)
            .lineNormalizer(line -> line)
            .build();

    private SideBySide() {}

    static String of(Outcome left, Outcome right, int columns) {
        int half = (columns - 3) / 2;
        StringBuilder text = new StringBuilder();
        text.append(line(left.database(), ' ', right.database(), half));
        for (DiffRow row : ROWS.generateDiffRows(lines(left), lines(right))) {
            text.append(line(row.getOldLine(), mark(row.getTag()), row.getNewLine(), half));
        }
        return text.toString();
    }

    private static char mark(DiffRow.Tag tag) {
        return switch (tag) {
            case EQUAL -> ' ';
            case DELETE -> '<';
            case INSERT -> '>';
            case CHANGE -> '|';
        };
    }

    private static List<String> lines(Outcome outcome) {
        return TraceText.of(outcome).lines().toList();
    }

    private static String line(String left, char mark, String right, int half) {
        String cut = cut(left, half);
        String padding = " ".repeat(half - DisplayWidth.of(cut));
        return (cut + padding + " " + mark + " " + cut(right, half)).stripTrailing() + "\n";
    }

    private static String cut(String line, int columns) {
        String kept = line;
        while (DisplayWidth.of(kept) > columns) {
            kept = kept.substring(0, kept.length() - 2) + "…";
        }
        return kept;
    }
}
