package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.TickResult;
import java.util.List;
import java.util.Locale;

/** One story of the report in one language: what it is, its verdict, lanes and table. */
final class HtmlStory {
    private final Story story;
    private final int number;
    private final String id;
    private final Locale locale;

    HtmlStory(Story story, int number, Locale locale) {
        this.story = story;
        this.number = number;
        this.id = id(number, locale);
        this.locale = locale;
    }

    static String id(int number, Locale locale) {
        return locale.getLanguage() + "-" + number;
    }

    void write(Markup out) {
        out.open("article", "id", id, "class", "story", "data-story", String.valueOf(number));
        String design = story.outcome()
                .design()
                .map(one -> " · " + HtmlWords.ON_DESIGN.in(locale).formatted(one.name()))
                .orElse("");
        out.leaf("p", "name", story.timeline().name() + design);
        out.leaf("h2", "", story.timeline().title().in(locale));
        out.open("p", "class", "verdicts");
        out.leaf("span", verdictClass(story), verdict(story, locale)).text(" ");
        out.leaf("span", "where", where());
        story.against().ifPresent(other -> out.text(" ")
                .leaf("strong", "differs", HtmlWords.OTHER_TRACE.in(locale).formatted(other.database())));
        out.close();
        problems(out);
        requests(out);
        controls(out);
        new HtmlLanes(story, id, locale).write(out);
        legend(out);
        table(out);
        comments(out);
        out.close();
    }

    static String verdictClass(Story story) {
        return story.outcome().holds() ? "verdict good" : "verdict bad";
    }

    static String verdict(Story story, Locale locale) {
        Outcome outcome = story.outcome();
        if (outcome.stopped().isPresent()) {
            return HtmlWords.STOPPED.in(locale);
        }
        Bilingual words = outcome.unmet().isEmpty() ? HtmlWords.ALL_MET : HtmlWords.SOME_UNMET;
        return words.in(locale).formatted(outcome.checked(), outcome.unmet().size());
    }

    private String where() {
        Bilingual words = story.alike().size() == 1 ? HtmlWords.RUN_ON : HtmlWords.SAME_TRACE;
        return words.in(locale).formatted(story.databases(HtmlWords.AND.in(locale)));
    }

    private void problems(Markup out) {
        List<String> lines = Problems.lines(story.outcome(), locale);
        if (!lines.isEmpty()) {
            out.leaf("pre", "problems", String.join("\n", lines));
        }
    }

    private void requests(Markup out) {
        out.open("table", "class", "requests").leaf("caption", "", HtmlWords.REQUESTS.in(locale));
        List<Bilingual> heads = List.of(HtmlWords.REQUEST, HtmlWords.SCOPE, HtmlWords.FINGERPRINT, HtmlWords.BODY);
        HtmlRows.heads(out, heads.stream().map(head -> head.in(locale)).toList());
        out.open("tbody");
        for (NamedRequest request : story.timeline().requests()) {
            String fingerprint = request.isOutsideOfTheContract()
                    ? HtmlWords.NO_FINGERPRINT.in(locale)
                    : request.request().fingerprint().shortForm();
            HtmlRows.row(
                    out, List.of(request.name(), request.request().scope().toString(), fingerprint, request.body()));
        }
        out.close().close();
    }

    private void controls(Markup out) {
        out.open("div", "class", "controls", "role", "group", "aria-label", HtmlWords.STEPPING.in(locale));
        button(out, "first", HtmlWords.FIRST);
        button(out, "back", HtmlWords.BACK);
        out.open("button", "type", "button", "data-do", "play", "aria-pressed", "false");
        out.leaf("span", "to-play", HtmlWords.PLAY.in(locale)).leaf("span", "to-pause", HtmlWords.PAUSE.in(locale));
        out.close();
        button(out, "forward", HtmlWords.FORWARD);
        button(out, "last", HtmlWords.LAST);
        out.leaf("small", "", HtmlWords.KEYS.in(locale));
        out.open("p", "class", "spoken", "role", "status").close().close();
    }

    private void button(Markup out, String action, Bilingual words) {
        out.open("button", "type", "button", "data-do", action)
                .text(words.in(locale))
                .close();
    }

    private void legend(Markup out) {
        out.open("div", "class", "legend").leaf("b", "", HtmlWords.LEGEND.in(locale));
        out.open("ul");
        entry(out, "step", HtmlWords.LEGEND_STEP);
        entry(out, "step inside", HtmlWords.LEGEND_INSIDE);
        entry(out, "step committed", HtmlWords.LEGEND_COMMITTED);
        entry(out, "rest held", HtmlWords.LEGEND_HELD);
        entry(out, "rest waiting", HtmlWords.LEGEND_BLOCKED);
        out.close().leaf("p", "", HtmlWords.LEGEND_MILLIS.in(locale)).close();
    }

    private void entry(Markup out, String classes, Bilingual words) {
        out.open("li").leaf("span", classes, words.in(locale)).close();
    }

    private void table(Markup out) {
        out.open("div", "class", "scroll", "role", "region", "tabindex", "0");
        out.open("table", "class", "contract").leaf("caption", "", HtmlWords.TABLE.in(locale));
        HtmlRows.heads(out, TableRows.heads(story.timeline(), locale));
        out.open("tbody");
        TableRows rows = new TableRows(story.timeline(), locale);
        int tick = 0;
        for (TickResult result : story.outcome().ticks()) {
            TableRow row = rows.next(result);
            if (result.tick() != story.timeline().end()) {
                HtmlRows.tick(out, tick, row);
            }
            tick++;
        }
        out.close().close().close();
    }

    private void comments(Markup out) {
        if (!story.timeline().comments().isEmpty()) {
            out.open("p", "class", "comments")
                    .leaf("b", "", HtmlWords.COMMENTS.in(locale))
                    .text(" ");
            out.open("span", "lang", "en")
                    .text(String.join(" ", story.timeline().comments()));
            out.close().close();
        }
    }
}
