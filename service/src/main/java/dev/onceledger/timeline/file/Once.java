package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import java.util.HashMap;
import java.util.Map;

/** What a section has said already and can say once only. */
final class Once {
    private final Map<String, Line> said = new HashMap<>();

    /** Refuses a line whose first word says what an earlier one has said. */
    void say(String what, Line line) throws InvalidTimeline {
        Line before = said.putIfAbsent(what, line);
        if (before != null) {
            Bilingual there = Said.where(before.source(), 1 + before.indent());
            throw line.wrong(
                    1 + line.indent(),
                    new Bilingual(
                            "'" + what + "' is said already in " + there.en(),
                            "'" + what + "' 내용이 이미 있습니다: " + there.ko()));
        }
    }
}
