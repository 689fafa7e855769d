package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.TickResult;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** The lanes: a column for each client, then ledger, orders, stock and observer; a band of three rows for each tick. */
final class HtmlLanes {
    private final Story story;
    private final String id;
    private final Locale locale;

    HtmlLanes(Story story, String id, Locale locale) {
        this.story = story;
        this.id = id;
        this.locale = locale;
    }

    void write(Markup out) {
        String caption = HtmlWords.LANES.in(locale);
        out.open("div", "class", "scroll", "role", "region", "tabindex", "0", "aria-label", caption);
        out.open("table", "class", "lanes").leaf("caption", "spoken", caption);
        heads(out);
        List<TickResult> ticks = story.outcome().ticks();
        HtmlClients clients = new HtmlClients(story, id, locale);
        HtmlSights sights = new HtmlSights(story.timeline(), locale);
        HtmlChecks checks = new HtmlChecks(story.outcome(), locale);
        for (int i = 0; i < ticks.size(); i++) {
            TickResult result = ticks.get(i);
            out.open("tbody", "class", "band", "data-tick", String.valueOf(i));
            note(out, i, result);
            out.open("tr", "class", "steps");
            clients.did(out, result);
            sights.next(out, result);
            checks.cell(out, result);
            out.close().open("tr", "class", "rests");
            clients.rest(out, i, result);
            out.close().close();
        }
        out.close().close();
    }

    private void heads(Markup out) {
        out.open("thead").open("tr");
        head(out, "time", HtmlWords.TIME.in(locale), "");
        story.timeline().clients().forEach(client -> head(out, "", client, HtmlWords.CLIENT.in(locale)));
        for (Bilingual lane : List.of(HtmlWords.LEDGER, HtmlWords.ORDERS, HtmlWords.STOCK)) {
            head(out, lane.en(), lane.in(locale), HtmlWords.COMMITTED_ONLY.in(locale));
        }
        head(out, "", HtmlWords.OBSERVER.in(locale), HtmlWords.CHECKS.in(locale));
        out.close().close();
    }

    private static void head(Markup out, String classes, String name, String under) {
        out.open("th", "scope", "col", "class", classes).text(name);
        if (!under.isEmpty()) {
            out.text(" ").leaf("small", "", under);
        }
        out.close();
    }

    private void note(Markup out, int tick, TickResult result) {
        int columns = story.timeline().clients().size() + 4;
        String time = story.perDatabase(run -> millis(run, tick));
        boolean last = result.tick() == story.timeline().end();
        String name = last ? HtmlWords.END.in(locale) : result.tick().name();
        Bilingual note = last && result.tick().note().isEmpty()
                ? HtmlWords.END_NOTE
                : result.tick().note();
        out.open("tr", "class", "note", "title", time);
        out.open("th", "scope", "rowgroup", "rowspan", "3");
        out.leaf("span", "tick", name).leaf("span", "spoken", time).close();
        out.open("td", "colspan", String.valueOf(columns));
        out.leaf("span", "", note.in(locale));
        if (story.differsAt(tick)) {
            String other = story.against().map(Outcome::database).orElse("");
            out.text(" ").leaf("strong", "differs", HtmlWords.DIFFERS.in(locale).formatted(other));
        }
        out.close().close();
    }

    private String millis(Outcome run, int tick) {
        Duration from = run.ticks().stream().limit(tick).map(TickResult::took).reduce(Duration.ZERO, Duration::plus);
        Duration took = run.ticks().get(tick).took();
        return HtmlWords.TOOK
                .in(locale)
                .formatted(took.toMillis(), from.toMillis(), from.plus(took).toMillis());
    }
}
