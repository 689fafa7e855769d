package dev.onceledger.timeline.run;

import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a schedule down as the statements of a timeline, as it is run. */
public final class Script {
    private final List<String> lines = new ArrayList<>();
    /** The line that waits to learn how far its client came. */
    private final Map<String, Integer> open = new HashMap<>();

    /** A client goes on to wherever it is held next. */
    public void step(String client) {
        open.put(client, lines.size());
        lines.add("run " + client + " to end");
    }

    /** A client ends where it stands. */
    public void die(String client) {
        about(client, "die " + client);
    }

    /** Something is done to a client that decides where it goes. */
    public void about(String client, String line) {
        open.remove(client);
        lines.add(line);
    }

    /** A final business error is raised, and the client goes on to wherever it is held next. */
    public void failFinal(String client, Code code) {
        lines.add("fail final " + client + " " + code);
        step(client);
    }

    /** The database fails for a moment, and the client goes on to wherever it is held next. */
    public void failTransient(String client) {
        lines.add("fail transient " + client);
        step(client);
    }

    /** Something happens that is about no client. */
    public void happen(Statement.Action action) {
        lines.add(action.source().text());
    }

    /** Where a client is held now, if it is. */
    public void seen(String client, Optional<Step> held) {
        if (held.isPresent() && open.containsKey(client)) {
            lines.set(open.remove(client), "run " + client + " to " + held.get().text());
        }
    }

    /** How many statements there are. */
    public int moves() {
        return lines.size();
    }

    /** The statements, one a line. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    /** The scenario's text with these statements as one more tick before its end. */
    public String timeline(String scenario, String rule) {
        String tick = "at schedule\n  note en: " + rule + "\n  " + String.join("\n  ", lines) + "\n\n";
        return scenario.replaceFirst("(?m)^end$", java.util.regex.Matcher.quoteReplacement(tick) + "end");
    }
}
