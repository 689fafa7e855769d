package dev.onceledger.timeline.report;

import dev.onceledger.timeline.run.Outcome;
import java.util.List;
import java.util.Locale;

/** The table of verdicts, for runs that were told to designs. */
final class HtmlVerdicts {
    private HtmlVerdicts() {}

    static void write(Markup out, List<Outcome> outcomes, Locale locale) {
        List<VerdictRow> rows = VerdictRow.of(outcomes);
        if (rows.isEmpty()) {
            return;
        }
        out.open("div", "class", "scroll", "role", "region", "tabindex", "0");
        out.open("table", "class", "verdict-table").leaf("caption", "", HtmlWords.VERDICTS.in(locale));
        HtmlRows.heads(out, VerdictTable.heads(locale));
        out.open("tbody");
        rows.forEach(row -> row(out, row, locale));
        out.close().close().close();
        out.open("p").leaf("b", "", VerdictTable.LEAVES_OPEN.in(locale)).close();
        out.open("ul");
        VerdictTable.leftOpen(outcomes).forEach((open, designs) -> out.open("li")
                .leaf("b", "", designs)
                .text(": " + open.in(locale))
                .close());
        out.close();
    }

    private static void row(Markup out, VerdictRow row, Locale locale) {
        out.open("tr").open("th", "scope", "row").text(row.design()).close();
        row.cells().stream().skip(1).forEach(cell -> out.leaf("td", "", cell));
        out.open("td")
                .leaf(
                        "span",
                        row.survived() ? "verdict good" : "verdict bad",
                        row.verdict().in(locale));
        out.close().close();
    }
}
