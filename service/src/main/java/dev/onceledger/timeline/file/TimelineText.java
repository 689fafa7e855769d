package dev.onceledger.timeline.file;

import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Tick;
import dev.onceledger.timeline.Timeline;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The text of a timeline, changed where people change it otherwise than by typing. */
public final class TimelineText {
    private static final Pattern NAME = Pattern.compile("(?m)^timeline +([a-z0-9-]+) *$");
    private static final Pattern TITLE = Pattern.compile("(?m)^(title (en|ko): .*)$");
    private static final String BY_HAND = "-by-hand";
    private static final int LONGEST_NAME = 64;

    private TimelineText() {}

    /**
     * The same timeline with one request more.
     *
     * @param name of the new request
     * @param like whose operation it has
     * @param principal who sends it
     * @param key its idempotency key
     * @param body a JSON object; line breaks in it are as good as spaces
     */
    public static String withRequest(
            String text, Timeline timeline, String name, NamedRequest like, String principal, String key, String body) {
        String section = "request " + name + " like " + like.name() + "\n  principal " + principal + "\n  key " + key
                + (body.isBlank() ? "" : "\n  body " + body.strip().replaceAll("\\s*\\R\\s*", " "))
                + "\n";
        int before = lineOf(timeline, 0) - 1;
        List<String> lines = text.lines().toList();
        return join(lines.subList(0, before)) + section + "\n" + join(lines.subList(before, lines.size()));
    }

    /**
     * The timeline as far as some of its ticks, then what was done by hand.
     *
     * @param kept how many of its ticks are kept
     * @param sections what comes after them, the end included
     */
    public static String byHand(String text, Timeline timeline, int kept, List<String> sections) {
        List<String> lines = text.lines().toList();
        String head = join(lines.subList(0, lineOf(timeline, kept) - 1)).stripTrailing();
        String named = NAME.matcher(head)
                .replaceFirst(name -> Matcher.quoteReplacement("timeline " + shortened(name.group(1)) + BY_HAND));
        String titled = TITLE.matcher(named)
                .replaceAll(title -> Matcher.quoteReplacement(
                        title.group(1) + (title.group(2).equals("ko") ? " (손으로 바꿈)" : " (changed by hand)")));
        return titled + "\n\n" + String.join("\n\n", sections) + "\n";
    }

    private static String shortened(String name) {
        return name.substring(0, Math.min(name.length(), LONGEST_NAME - BY_HAND.length()));
    }

    private static int lineOf(Timeline timeline, int tick) {
        Tick found = tick < timeline.ticks().size() ? timeline.ticks().get(tick) : timeline.end();
        return found.line();
    }

    private static String join(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }
}
