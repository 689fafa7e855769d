package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.TickResult;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

/** The cells of ledger, orders and stock: what the observer read, and what of it is new. */
final class HtmlSights {
    private final SightWords words;
    private final Locale locale;
    private Sight before = new Sight(List.of(), List.of(), new TreeMap<>());

    HtmlSights(Timeline timeline, Locale locale) {
        this.words = new SightWords(timeline);
        this.locale = locale;
    }

    /** The cells of the next tick; ticks must be given in turn. */
    void next(Markup out, TickResult result) {
        Sight sight = result.sight();
        out.open("td", "rowspan", "2");
        sight.records()
                .forEach(seen -> row(
                        out, words.parts(seen), change(before.records().contains(seen), before.record(seen.scope()))));
        open(out, TableRows.recordHolders(result), sight.records().isEmpty());
        words.keys(sight, locale).forEach(keys -> out.leaf("p", "row", keys));
        out.close().open("td", "rowspan", "2");
        sight.orders()
                .forEach(seen -> row(
                        out, words.parts(seen), change(before.orders().contains(seen), before.order(seen.orderId()))));
        open(out, TableRows.orderHolders(result), sight.orders().isEmpty());
        words.charges(sight, locale).forEach(charges -> out.leaf("p", "row", charges));
        out.close();
        out.open("td", "rowspan", "2");
        sight.stock().forEach((sku, now) -> {
            int then = before.stock().getOrDefault(sku, now);
            row(
                    out,
                    List.of(sku, String.valueOf(now)),
                    then == now ? "" : HtmlWords.WAS.in(locale).formatted(then));
        });
        out.close();
        before = sight;
    }

    private String change(boolean same, Optional<?> earlier) {
        if (same) {
            return "";
        }
        return (earlier.isPresent() ? HtmlWords.CHANGED : HtmlWords.NEW).in(locale);
    }

    private void open(Markup out, String holders, boolean nothingCommitted) {
        if (!holders.isEmpty()) {
            out.leaf("p", "inside-only", TableRows.UNCOMMITTED.in(locale).formatted(holders));
        } else if (nothingCommitted) {
            out.leaf("p", "none", TableRows.NONE.in(locale));
        }
    }

    private static void row(Markup out, List<String> parts, String change) {
        out.open("p", "class", change.isEmpty() ? "row" : "row changed");
        out.leaf("b", "", parts.get(0));
        parts.stream().skip(1).forEach(part -> out.text(" ").leaf("span", "", part));
        if (!change.isEmpty()) {
            out.text(" ").leaf("em", "", change);
        }
        out.close();
    }
}
