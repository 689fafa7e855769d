package dev.onceledger.console.timelines;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Tick;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TickResult;
import dev.onceledger.timeline.run.Unmet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Writes down what a run tells, and shows all of it again whenever there is more; lives in the thread that drives the run. */
final class Recorder implements RunListener {
    private final Consumer<List<Band>> shown;
    private final List<Band> over = new ArrayList<>();
    private final List<Beat> beats = new ArrayList<>();
    private final List<Checked> checks = new ArrayList<>();
    private final Map<String, List<Step>> passed = new LinkedHashMap<>();
    private Tick tick;
    private String action = "";
    private final List<String> passedOver = new ArrayList<>();
    private Scene last;

    Recorder(Consumer<List<Band>> shown) {
        this.shown = shown;
    }

    @Override
    public void tickBegan(Tick next) {
        tick = next;
        beats.clear();
        checks.clear();
        show();
    }

    @Override
    public void acted(Statement.Action next) {
        action = next.source().text();
        passed.clear();
    }

    @Override
    public void reached(String client, Step step) {
        passed.computeIfAbsent(client, name -> new ArrayList<>()).add(step);
    }

    @Override
    public void passedOver(String client) {
        passedOver.add(client);
    }

    @Override
    public void cameToRest(Supplier<TickResult> soFar) {
        rest(soFar.get());
        show();
    }

    private void rest(TickResult soFar) {
        Map<String, List<Step>> steps = new LinkedHashMap<>();
        passed.forEach((client, all) -> steps.put(client, List.copyOf(all)));
        Beat beat = new Beat(action, steps, List.copyOf(passedOver), soFar);
        beats.add(beat);
        last = beat.scene();
        action = "";
        passedOver.clear();
        passed.clear();
    }

    @Override
    public void checked(Expectation expectation, boolean holds) {
        Bilingual seen = last == null ? Bilingual.NONE : expectation.seen().apply(last);
        checks.add(new Checked(expectation, holds, seen));
    }

    @Override
    public void tickEnded(TickResult result) {
        if (!action.isEmpty() || beats.isEmpty()) {
            rest(result);
        }
        List<Checked> compared = checks.stream()
                .map(check -> new Checked(check.expectation(), check.holds(), seen(check, result)))
                .toList();
        over.add(new Band(tick, beats, compared, Optional.of(result)));
        shown.accept(List.copyOf(over));
    }

    /** What the run itself saw when it compared, where it did not hold. */
    private static Bilingual seen(Checked check, TickResult result) {
        return result.unmet().stream()
                .filter(unmet -> unmet.expectation().equals(check.expectation()))
                .map(Unmet::seen)
                .findFirst()
                .orElse(check.seen());
    }

    private void show() {
        List<Band> all = new ArrayList<>(over);
        all.add(new Band(tick, beats, checks, Optional.empty()));
        shown.accept(List.copyOf(all));
    }
}
