package dev.onceledger.console.timelines;

import dev.onceledger.timeline.Tick;
import dev.onceledger.timeline.Timeline;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Asks the audience about the next tick before it is run, and compares the guess with what the run then shows. */
final class PredictModel {
    private final BooleanProperty on = new SimpleBooleanProperty();
    private final ReadOnlyObjectWrapper<Question> question = new ReadOnlyObjectWrapper<>();
    private final ObjectProperty<Guess> guess = new SimpleObjectProperty<>();
    private final ReadOnlyObjectWrapper<Verdict> verdict = new ReadOnlyObjectWrapper<>();
    private Shown latest;

    PredictModel() {
        on.addListener((property, before, after) -> {
            verdict.set(null);
            ask();
        });
    }

    /** A run has come to rest. */
    void arrived(Shown shown) {
        latest = shown;
        judge(shown);
        ask();
    }

    private void judge(Shown shown) {
        Question asked = question.get();
        boolean wasAsked =
                asked != null && guess.get() != null && !shown.bands().isEmpty();
        Band last = wasAsked ? shown.bands().get(shown.bands().size() - 1) : null;
        boolean isIt = last != null && last.tick().name().equals(asked.tick());
        verdict.set(
                isIt
                        ? last.lastScene()
                                .map(scene -> new Verdict(asked, guess.get(), asked.answer(scene)))
                                .orElse(null)
                        : null);
    }

    private void ask() {
        guess.set(null);
        Optional<Question> next = on.get()
                        && latest != null
                        && !latest.isOver()
                        && !latest.course().isByHand()
                ? about(latest)
                : Optional.empty();
        question.set(next.orElse(null));
    }

    private static Optional<Question> about(Shown shown) {
        Timeline timeline = shown.timeline();
        int next = shown.ticks();
        Tick tick = next < timeline.ticks().size() ? timeline.ticks().get(next) : timeline.end();
        return Question.about(tick, timeline.clients());
    }

    /** Whether the next tick may be run: there is nothing to guess, or it has been guessed. */
    boolean mayReveal() {
        return question.get() == null || guess.get() != null;
    }

    BooleanProperty onProperty() {
        return on;
    }

    /** What is asked about the next tick, or null. */
    ReadOnlyObjectProperty<Question> questionProperty() {
        return question.getReadOnlyProperty();
    }

    /** What the audience has guessed, or null. */
    ObjectProperty<Guess> guessProperty() {
        return guess;
    }

    /** How the last guess turned out, or null. */
    ReadOnlyObjectProperty<Verdict> verdictProperty() {
        return verdict.getReadOnlyProperty();
    }
}
