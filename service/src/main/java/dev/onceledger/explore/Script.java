package dev.onceledger.explore;

import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a schedule down as the statements of a timeline, as it is run. */
final class Script {
    private final List<String> lines = new ArrayList<>();
    /** The line that waits to learn how far its client came. */
    private final Map<String, Integer> open = new HashMap<>();

    void step(String client) {
        open.put(client, lines.size());
        lines.add("run " + client + " to end");
    }

    void die(String client) {
        lines.add("die " + client);
    }

    void failFinal(String client, Code code) {
        lines.add("fail final " + client + " " + code);
        step(client);
    }

    void failTransient(String client) {
        lines.add("fail transient " + client);
        step(client);
    }

    void happen(Statement.Action action) {
        lines.add(action.source().text());
    }

    /** Where a client is held now, if it is. */
    void seen(String client, Optional<Step> held) {
        if (held.isPresent() && open.containsKey(client)) {
            lines.set(open.remove(client), "run " + client + " to " + held.get().text());
        }
    }

    int moves() {
        return lines.size();
    }

    /** The scenario's text with these statements as one more tick before its end. */
    String timeline(String scenario, String rule) {
        String tick = "at schedule\n  note en: " + rule + "\n  " + String.join("\n  ", lines) + "\n\n";
        return scenario.replaceFirst("(?m)^end$", java.util.regex.Matcher.quoteReplacement(tick) + "end");
    }
}
