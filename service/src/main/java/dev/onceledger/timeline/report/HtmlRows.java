package dev.onceledger.timeline.report;

import java.util.ArrayList;
import java.util.List;

/** Plain rows of plain tables. */
final class HtmlRows {
    private HtmlRows() {}

    static void heads(Markup out, List<String> heads) {
        out.open("thead").open("tr");
        heads.forEach(head -> out.open("th", "scope", "col").text(head).close());
        out.close().close();
    }

    static void row(Markup out, List<String> cells) {
        out.open("tr");
        cells(out, cells);
        out.close();
    }

    /** A row of the teaching table, stepped through together with the lanes. */
    static void tick(Markup out, int tick, TableRow row) {
        List<String> cells = new ArrayList<>();
        cells.add(row.time());
        cells.addAll(row.clients());
        cells.addAll(List.of(row.ledger(), row.orders(), row.observed()));
        out.open("tr", "data-tick", String.valueOf(tick));
        cells(out, cells);
        out.close();
    }

    private static void cells(Markup out, List<String> cells) {
        out.open("th", "scope", "row").text(cells.get(0)).close();
        cells.stream().skip(1).forEach(cell -> out.leaf("td", "", cell));
    }
}
