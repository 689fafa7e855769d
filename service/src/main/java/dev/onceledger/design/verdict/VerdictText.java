package dev.onceledger.design.verdict;

import java.util.ArrayList;
import java.util.List;

/** The table as plain text: one line per row, and under it why a design did not survive. */
public final class VerdictText {
    private static final List<String> HEADS =
            List.of("design", "timeline", "orders", "charges", "rows", "stuck keys", "wrong answers", "verdict");

    private VerdictText() {}

    /** The rows as they stand, columns aligned; ends with a line feed. */
    public static String of(List<VerdictRow> rows) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(HEADS);
        rows.forEach(row -> lines.add(cells(row)));
        int[] widths = new int[HEADS.size() - 1];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], line.get(i).length());
            }
        }
        StringBuilder text = new StringBuilder();
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                String cell = line.get(i);
                text.append(cell).append(" ".repeat(widths[i] - cell.length() + 2));
            }
            text.append(line.get(widths.length)).append('\n');
        }
        return text.toString();
    }

    private static List<String> cells(VerdictRow row) {
        return List.of(
                row.design(),
                row.scenario(),
                String.valueOf(row.orders()),
                String.valueOf(row.charges()),
                String.valueOf(row.ledgerRows()),
                String.valueOf(row.stuckKeys()),
                String.valueOf(row.wrongAnswers().size()),
                verdict(row));
    }

    private static String verdict(VerdictRow row) {
        List<String> reasons = new ArrayList<>(row.faults());
        reasons.addAll(row.wrongAnswers());
        String verdict = row.survived() ? "survives" : "breaks: " + String.join("; ", reasons);
        return row.notReached().map(why -> verdict + " (" + why + ")").orElse(verdict);
    }
}
