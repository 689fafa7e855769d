package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.DeployedDesign;
import dev.onceledger.timeline.run.Outcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Design by timeline: what was counted, the verdict and why, and under it what each design leaves open. */
public final class VerdictTable {
    static final Bilingual VERDICT = new Bilingual("verdict", "판정");
    static final Bilingual LEAVES_OPEN = new Bilingual("What each design leaves open", "설계마다 열어 둔 것");
    private static final List<Bilingual> COUNTED = List.of(
            new Bilingual("design", "설계"),
            new Bilingual("timeline", "타임라인"),
            new Bilingual("orders", "주문"),
            new Bilingual("charges", "결제"),
            new Bilingual("ledger rows", "원장 행"),
            new Bilingual("keys", "키"),
            new Bilingual("stuck keys", "멈춘 키"),
            new Bilingual("wrong answers", "틀린 응답"));

    private VerdictTable() {}

    /** As plain text with columns aligned, every line ended by a line feed; empty if no run was told to a design. */
    public static String of(Collection<Outcome> outcomes, Locale locale) {
        List<VerdictRow> rows = VerdictRow.of(outcomes);
        if (rows.isEmpty()) {
            return "";
        }
        List<List<String>> lines = new ArrayList<>();
        lines.add(heads(locale));
        rows.forEach(row -> lines.add(cells(row, locale)));
        StringBuilder text = new StringBuilder(aligned(lines));
        text.append('\n').append(LEAVES_OPEN.in(locale)).append('\n');
        leftOpen(outcomes).forEach((open, designs) -> text.append("  ")
                .append(designs)
                .append(": ")
                .append(open.in(locale))
                .append('\n'));
        return text.toString();
    }

    static List<String> heads(Locale locale) {
        return Stream.concat(COUNTED.stream(), Stream.of(VERDICT))
                .map(head -> head.in(locale))
                .toList();
    }

    static List<String> cells(VerdictRow row, Locale locale) {
        List<String> cells = new ArrayList<>(row.cells());
        cells.add(row.verdict().in(locale));
        return cells;
    }

    /** With whom leaves it open: those designs that do, in the order in which they were told. */
    static Map<Bilingual, String> leftOpen(Collection<Outcome> outcomes) {
        Map<Bilingual, String> open = new LinkedHashMap<>();
        outcomes.stream()
                .flatMap(outcome -> outcome.design().stream())
                .collect(Collectors.toMap(
                        DeployedDesign::name, DeployedDesign::leavesOpen, (first, again) -> first, LinkedHashMap::new))
                .forEach((design, what) -> open.merge(what, design, (before, more) -> before + ", " + more));
        return open;
    }

    private static String aligned(List<List<String>> lines) {
        int[] widths = new int[COUNTED.size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], CellText.width(line.get(i)));
            }
        }
        StringBuilder text = new StringBuilder();
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                text.append(CellText.padded(line.get(i), widths[i] + 2));
            }
            text.append(line.get(widths.length)).append('\n');
        }
        return text.toString();
    }
}
