package dev.onceledger.timeline.report;

import dev.onceledger.timeline.run.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Runs as one HTML document that needs nothing else: no network, no fonts, both languages in it. */
public final class TraceHtml {
    private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, Locale.KOREAN);
    private static final Pattern PLACE = Pattern.compile("@(language|title|style|script|body)@");

    private TraceHtml() {}

    /**
     * A document to be written as UTF-8.
     *
     * @param outcomes at least one; runs of one timeline that gave the same trace are shown once
     * @param first the language shown first, English or Korean
     */
    public static String of(List<Outcome> outcomes, Locale first) {
        List<Story> stories = Story.of(outcomes);
        Markup body = new Markup();
        LANGUAGES.forEach(language -> main(body, stories, outcomes, language));
        String language = first.getLanguage().equals("ko") ? "ko" : "en";
        return filled(Map.of(
                "language", language,
                "title", Markup.escaped(title(stories, first)),
                "style", resource("report.css"),
                "script", resource("report.js"),
                "body", body.toString()));
    }

    private static void main(Markup out, List<Story> stories, List<Outcome> outcomes, Locale locale) {
        out.open("main", "lang", locale.getLanguage());
        out.open("header").leaf("p", "product", "onceledger").leaf("h1", "", title(stories, locale));
        out.leaf("p", "honest", HtmlWords.HONEST.in(locale));
        if (stories.size() > 1) {
            contents(out, stories, locale);
        }
        HtmlVerdicts.write(out, outcomes, locale);
        out.close();
        for (int i = 0; i < stories.size(); i++) {
            new HtmlStory(stories.get(i), i, locale).write(out);
        }
        out.close();
    }

    private static String title(List<Story> stories, Locale locale) {
        if (stories.size() == 1) {
            return stories.get(0).timeline().title().in(locale);
        }
        long hold = stories.stream().filter(story -> story.outcome().holds()).count();
        return HtmlWords.SEVERAL.in(locale).formatted(stories.size(), hold);
    }

    private static void contents(Markup out, List<Story> stories, Locale locale) {
        out.open("nav").open("ol");
        for (int i = 0; i < stories.size(); i++) {
            Story story = stories.get(i);
            boolean holds = story.outcome().holds();
            out.open("li").open("span", "class", HtmlStory.verdictClass(story));
            out.leaf("span", holds ? "spoken" : "", HtmlStory.verdict(story, locale))
                    .close();
            out.text(" ").open("a", "href", "#" + HtmlStory.id(i, locale));
            out.text(story.timeline().title().in(locale)).close();
            story.outcome().design().ifPresent(design -> out.text(" ").leaf("span", "where", design.name()));
            story.against().ifPresent(other -> out.text(" ")
                    .leaf("strong", "differs", HtmlWords.DIFFERS.in(locale).formatted(other.database())));
            out.close();
        }
        out.close().close();
    }

    /** All places at once, so that a text that reads like a place stays a text. */
    private static String filled(Map<String, String> texts) {
        return PLACE.matcher(resource("report.html"))
                .replaceAll(place -> Matcher.quoteReplacement(texts.get(place.group(1))));
    }

    private static String resource(String name) {
        try (InputStream stream = TraceHtml.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("this build lacks " + name);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .collect(Collectors.joining("\n"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
