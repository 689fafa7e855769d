package dev.onceledger.timeline.file;

import java.util.HashMap;
import java.util.Map;

/** What a section has said already and can say once only. */
final class Once {
    private final Map<String, Line> said = new HashMap<>();

    /** Refuses a line whose first word says what an earlier one has said. */
    void say(String what, Line line) throws InvalidTimeline {
        Line before = said.putIfAbsent(what, line);
        if (before != null) {
            throw line.wrong(
                    1 + line.indent(),
                    "'" + what + "' is said already in line "
                            + before.source().line() + ", column " + (1 + before.indent()) + " ('"
                            + Excerpt.word(before.source().text()) + "')");
        }
    }
}
