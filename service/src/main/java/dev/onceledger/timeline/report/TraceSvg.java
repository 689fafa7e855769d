package dev.onceledger.timeline.report;

import dev.onceledger.timeline.run.Outcome;
import java.util.List;
import java.util.Locale;

/** Runs as one drawing that needs nothing else: lanes on white paper, all text as text, in one language. */
public final class TraceSvg {
    private static final String FONTS = "Pretendard, 'Noto Sans KR', 'Noto Sans CJK KR', 'Apple SD Gothic Neo',"
            + " 'Malgun Gothic', 'Nanum Gothic', 'Segoe UI', 'DejaVu Sans', Arial, sans-serif";

    private static final int AROUND = 20;
    private static final int BETWEEN = 30;

    private TraceSvg() {}

    /**
     * A document to be written as UTF-8.
     *
     * @param outcomes at least one; runs of one timeline that gave the same trace are drawn once
     * @param locale English or Korean
     */
    public static String of(List<Outcome> outcomes, Locale locale) {
        Markup body = new Markup();
        int height = AROUND;
        int width = 0;
        body.open("g");
        for (Story story : Story.of(outcomes)) {
            SvgLanes lanes = new SvgLanes(story.outcome(), locale);
            width = Math.max(width, lanes.width());
            height += head(body, story, lanes.width(), height, locale);
            height += lanes.draw(body, height) + BETWEEN;
        }
        height += foot(body, width, height, locale);
        body.close();
        return document(body.toString(), width, height + AROUND, outcomes.get(0), locale);
    }

    private static String document(String body, int width, int height, Outcome first, Locale locale) {
        Markup out = new Markup();
        int paper = width + 2 * AROUND;
        out.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "width",
                String.valueOf(paper),
                "height",
                String.valueOf(height),
                "viewBox",
                "0 0 " + paper + " " + height,
                "lang",
                locale.getLanguage(),
                "role",
                "img",
                "stroke",
                "none",
                "font-family",
                FONTS,
                "font-size",
                String.valueOf(SvgText.SIZE));
        out.open("title").plain(first.timeline().title().in(locale)).close();
        out.open("rect", "width", "100%", "height", "100%", "fill", "#ffffff").close();
        out.open("g", "transform", "translate(" + AROUND + " 0)").plain("");
        String before = out.toString();
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + before + body + "</g></svg>\n";
    }

    private static int head(Markup out, Story story, int width, int y, Locale locale) {
        List<String> title = SvgText.wrapped(story.timeline().title().in(locale), width);
        SvgText.draw(out, title, 0, y, "#1f2328", "700");
        String where = HtmlWords.SAME_TRACE.in(locale).formatted(story.databases(HtmlWords.AND.in(locale)));
        String ran = HtmlWords.RUN_ON.in(locale).formatted(story.outcome().database());
        String design =
                story.outcome().design().map(one -> "  ·  " + one.name()).orElse("");
        String line = story.timeline().name() + design + "  ·  "
                + (story.alike().size() > 1 ? where : ran) + "  ·  " + HtmlStory.verdict(story, locale);
        String ink = story.outcome().holds() ? "#0f5323" : "#82071e";
        int below = y + title.size() * SvgText.LINE;
        List<String> lines = SvgText.wrapped(line, width);
        SvgText.draw(out, lines, 0, below, ink, "");
        return (title.size() + lines.size()) * SvgText.LINE + 10;
    }

    private static int foot(Markup out, int width, int y, Locale locale) {
        String words = "onceledger  ·  " + HtmlWords.HONEST.in(locale) + " " + HtmlWords.LEGEND_TIME.in(locale);
        List<String> lines = SvgText.wrapped(words, width);
        SvgText.draw(out, lines, 0, y, "#57606a", "");
        return lines.size() * SvgText.LINE;
    }
}
