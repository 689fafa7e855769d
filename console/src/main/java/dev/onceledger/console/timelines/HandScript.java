package dev.onceledger.console.timelines;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.TimelineText;
import dev.onceledger.timeline.run.Script;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Writes down what was done by hand as a timeline that replays it, and expects at its end what was there. */
final class HandScript {
    private final Timeline told;
    private final Shown shown;
    private final Course course;

    private HandScript(Timeline told, Shown shown) {
        this.told = told;
        this.shown = shown;
        this.course = shown.course();
    }

    /**
     * The timeline.
     *
     * @param text of the timeline with the requests that were written by hand
     * @param told the same as read
     * @param design of which alone the counts at the end are told; empty for the order service
     */
    static String of(String text, Timeline told, Shown shown, String design) {
        HandScript writer = new HandScript(told, shown);
        List<String> sections = new ArrayList<>(writer.ticks());
        writer.leave().ifPresent(sections::add);
        sections.add(writer.end(design));
        int kept = Math.min(shown.course().followed(), told.ticks().size());
        return TimelineText.byHand(text, told, kept, sections);
    }

    private List<String> ticks() {
        Script script = new Script();
        Map<String, List<Integer>> written = new LinkedHashMap<>();
        for (int i = 0; i < shown.ticks() - course.followed(); i++) {
            Band band = shown.bands().get(course.followed() + i);
            int first = script.moves();
            write(course.hand().get(i), band, script);
            written.put(
                    band.tick().name(),
                    IntStream.range(first, script.moves()).boxed().toList());
            Optional<Scene> scene = band.lastScene();
            told.clients().forEach(client -> script.seen(client, scene.flatMap(seen -> held(seen, client))));
        }
        List<String> lines = script.lines();
        return written.entrySet().stream()
                .filter(entry -> !entry.getValue().isEmpty())
                .map(entry -> tick(
                        entry.getKey(),
                        entry.getValue().stream().map(lines::get).toList()))
                .toList();
    }

    /** Whoever did not come to where it was told to go went to its end instead, which a file must say beforehand. */
    private static void write(HandMove move, Band band, Script script) {
        List<String> missed = band.beats().stream()
                .flatMap(beat -> beat.passedOver().stream())
                .toList();
        boolean itself = missed.contains(move.client());
        missed.stream()
                .filter(client -> !client.isEmpty()
                        && (!client.equals(move.client()) || move.line().startsWith("run ")))
                .forEach(client -> script.about(client, "run " + client + " to end"));
        if (!itself) {
            move.writeInto(script);
        }
    }

    private static Optional<Step> held(Scene scene, String client) {
        return scene.clients().get(client) instanceof Standing.At at ? Optional.of(at.step()) : Optional.empty();
    }

    private static String tick(String name, List<String> lines) {
        return "at " + name + "\n  " + String.join("\n  ", lines);
    }

    /** Whoever is still under way ends; those who wait first, or they would go on when they need no longer wait. */
    private Optional<String> leave() {
        List<String> lines = new ArrayList<>();
        shown.lastScene().ifPresent(scene -> {
            scene.clients().forEach((client, standing) -> {
                if (standing instanceof Standing.Waiting) {
                    lines.add("die " + client);
                }
            });
            scene.clients().forEach((client, standing) -> {
                if (standing instanceof Standing.At) {
                    lines.add("die " + client);
                }
            });
        });
        return lines.isEmpty() ? Optional.empty() : Optional.of(tick("h-leave", lines));
    }

    private String end(String design) {
        List<String> lines = new ArrayList<>(List.of("end"));
        shown.lastScene().map(Scene::sight).ifPresent(sight -> {
            String only = design.isEmpty() ? "  expect " : "  on " + design + " expect ";
            counts(sight).forEach((what, count) -> lines.add(only + what + " " + count));
        });
        return String.join("\n", lines);
    }

    private static Map<String, Integer> counts(Sight sight) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        counts.put("records", sight.records().size());
        counts.put("orders", sight.orders().size());
        sight.stock().forEach((sku, available) -> counts.put("stock " + sku, available));
        counts.putAll(sight.counts());
        return counts;
    }
}
