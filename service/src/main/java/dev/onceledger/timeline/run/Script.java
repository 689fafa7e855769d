package dev.onceledger.timeline.run;

import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes a schedule down as the statements of a timeline, as it is run. */
public final class Script {
    private static final Pattern END = Pattern.compile("(?m)^end[ \t]*$");
    private static final Pattern TICK = Pattern.compile("(?m)^at[ \t]+(\\S+)");
    private static final String SCHEDULE = "schedule";

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

    /**
     * The scenario's text with these statements as one more tick before its end.
     *
     * @param rule that they break, in words
     * @param owed what is expected in the end instead of what the scenario expects there; that stays if this is empty
     */
    public String timeline(String scenario, String rule, List<String> owed) {
        Matcher end = END.matcher(scenario);
        if (!end.find()) {
            throw new IllegalArgumentException("a scenario without an end");
        }
        String note = rule.replaceAll("\\s*\\R\\s*", " ");
        String tick = "at " + freeName(scenario) + "\n  note en: " + note + "\n" + indented(lines) + "\n";
        String last = owed.isEmpty() ? scenario.substring(end.end()) : "\n" + indented(owed);
        return scenario.substring(0, end.start()) + tick + "end" + last;
    }

    private static String indented(List<String> statements) {
        return statements.stream().map(line -> "  " + line + "\n").collect(Collectors.joining());
    }

    /** The scenario may have a tick of that name already. */
    private static String freeName(String scenario) {
        Set<String> taken =
                TICK.matcher(scenario).results().map(tick -> tick.group(1)).collect(Collectors.toSet());
        return Stream.concat(
                        Stream.of(SCHEDULE), IntStream.iterate(2, n -> n + 1).mapToObj(n -> SCHEDULE + n))
                .filter(name -> !taken.contains(name))
                .findFirst()
                .orElseThrow();
    }
}
