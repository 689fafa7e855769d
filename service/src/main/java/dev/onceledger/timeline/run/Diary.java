package dev.onceledger.timeline.run;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Tick;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What happened in the tick that is under way, and what was found amiss in all of them. */
final class Diary {
    private final Map<String, List<Bilingual>> did = new HashMap<>();
    private final List<Bilingual> outside = new ArrayList<>();
    private final List<Unmet> unmetNow = new ArrayList<>();
    private final List<Unmet> unmet = new ArrayList<>();
    private Tick tick;
    private int checked;
    private long began;

    void begin(Tick next) {
        tick = next;
        did.clear();
        outside.clear();
        unmetNow.clear();
        began = System.nanoTime();
    }

    void did(String client, String en, String ko) {
        did.computeIfAbsent(client, name -> new ArrayList<>()).add(new Bilingual(en, ko));
    }

    void outside(String en, String ko) {
        outside.add(new Bilingual(en, ko));
    }

    /** What could not be done is told where it would have stood. */
    void passedOver(String client, String text, boolean inDesign) {
        String en = text + (inDesign ? ": not reached in this design" : ": not reached");
        String ko = text + (inDesign ? ": 이 설계에서는 도달하지 않음" : ": 도달하지 않음");
        if (client.isEmpty()) {
            outside(en, ko);
        } else {
            did(client, en, ko);
        }
    }

    boolean check(Expectation expectation, Scene scene) {
        checked++;
        boolean holds = expectation.holds().test(scene);
        if (!holds) {
            Unmet found = new Unmet(tick.name(), expectation, expectation.seen().apply(scene));
            unmetNow.add(found);
            unmet.add(found);
        }
        return holds;
    }

    /** What the tick shows so far, or in the end. */
    TickResult result(Scene scene) {
        List<ClientResult> clients = scene.clients().entrySet().stream()
                .map(entry ->
                        new ClientResult(entry.getKey(), did.getOrDefault(entry.getKey(), List.of()), entry.getValue()))
                .toList();
        return new TickResult(
                tick, clients, outside, scene.sight(), unmetNow, Duration.ofNanos(System.nanoTime() - began));
    }

    int checked() {
        return checked;
    }

    List<Unmet> unmet() {
        return unmet;
    }
}
