package dev.onceledger.console.timelines;

import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Source;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.TimelineText;
import dev.onceledger.timeline.file.Timelines;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** A run taken over by hand: which client moves next, and what befalls it. */
final class HandModel {
    private final PanesModel panes;
    private final BooleanProperty on = new SimpleBooleanProperty();
    private final ObjectProperty<String> client = new SimpleObjectProperty<>("");
    private final ReadOnlyObjectWrapper<Timeline> told = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Bilingual> problem = new ReadOnlyObjectWrapper<>(Bilingual.NONE);
    private String text = "";

    HandModel(PanesModel panes) {
        this.panes = panes;
    }

    /** Another timeline, and the text that it was read from. */
    void ready(Timeline timeline, String readFrom) {
        text = readFrom;
        told.set(timeline);
        problem.set(Bilingual.NONE);
        if (!timeline.clients().contains(client.get())) {
            client.set(timeline.clients().isEmpty() ? "" : timeline.clients().get(0));
        }
    }

    /** Where a client stands in the left pane. */
    Standing standing(String name) {
        Standing nothing = new Standing.Idle();
        Shown shown = panes.left().shownProperty().get();
        return shown == null
                ? nothing
                : shown.lastScene()
                        .map(Scene::clients)
                        .map(all -> all.get(name))
                        .orElse(nothing);
    }

    /** Why nothing can be done at all now. */
    boolean isClosed() {
        Shown shown = panes.left().shownProperty().get();
        return shown == null || panes.busyBinding().get() || shown.isStopped();
    }

    /** Why this cannot be done with the chosen client; empty if it can, or if nothing can. */
    Optional<Deed.Refusal> refusal(Deed deed) {
        return deed.refusal(standing(client.get()));
    }

    private boolean may(Deed deed) {
        return !isClosed() && !client.get().isEmpty() && refusal(deed).isEmpty();
    }

    /** The client whose name begins with this letter; nothing if there is none. */
    void choose(String letter) {
        told.get().clients().stream()
                .filter(name -> name.startsWith(letter))
                .findFirst()
                .ifPresent(client::set);
    }

    void send(NamedRequest request) {
        about(Deed.SEND, "send " + client.get() + " " + request.name());
    }

    /** The file's request of this number, from 0; nothing if there is none. */
    void send(int number) {
        if (number < told.get().requests().size()) {
            send(told.get().requests().get(number));
        }
    }

    /** To whatever step comes next. */
    void step() {
        if (may(Deed.STEP)) {
            String name = client.get();
            Source source = new Source(0, "step " + name);
            HandMove.Kind kind = HandMove.Kind.STEP;
            panes.byHand(new HandMove(told.get(), kind, name, new Statement.Action(source, stage -> stage.step(name))));
        }
    }

    void runTo(Step step) {
        about(Deed.RUN_TO, "run " + client.get() + " to " + step.text());
    }

    void toEnd() {
        about(Deed.TO_END, "run " + client.get() + " to end");
    }

    void die() {
        about(Deed.DIE, "die " + client.get());
    }

    void loseAnswer() {
        about(Deed.LOSE_ANSWER, "lose answer " + client.get());
    }

    void failForAMoment() {
        about(Deed.FAIL_TRANSIENT, "fail transient " + client.get());
    }

    void failForGood(Code code) {
        about(Deed.FAIL_FINAL, "fail final " + client.get() + " " + code);
    }

    void endSession() {
        about(Deed.END_SESSION, "end session " + client.get());
    }

    /** Something on the stage, as a line of a timeline: {@code sweep}, {@code advance clock 73h}, {@code retention passes}. */
    void outside(String line) {
        if (!isClosed()) {
            act(HandMove.Kind.OUTSIDE, "", line);
        }
    }

    private void about(Deed deed, String line) {
        if (may(deed)) {
            act(HandMove.Kind.ABOUT_A_CLIENT, client.get(), line);
        }
    }

    private void act(HandMove.Kind kind, String name, String line) {
        problem.set(Bilingual.NONE);
        try {
            panes.byHand(new HandMove(told.get(), kind, name, Timelines.action(told.get(), line)));
        } catch (InvalidTimeline wrong) {
            problem.set(wrong.words());
        }
    }

    /**
     * Adds a request that was written by hand, and sends it.
     *
     * @param like whose operation it has
     * @return whether it could be read; {@link #problemProperty} says why not
     */
    boolean write(NamedRequest like, String principal, String key, String body) {
        problem.set(Bilingual.NONE);
        List<String> names =
                told.get().requests().stream().map(NamedRequest::name).toList();
        String name = Stream.iterate(1, number -> number + 1)
                .map(number -> "H" + number)
                .filter(free -> !names.contains(free))
                .findFirst()
                .orElseThrow();
        try {
            String longer = TimelineText.withRequest(text, told.get(), name, like, principal, key, body);
            Timeline read = Timelines.parse(told.get().name(), longer);
            told.set(read);
            text = longer;
            send(read.requests().get(read.requests().size() - 1));
            return true;
        } catch (InvalidTimeline wrong) {
            problem.set(wrong.words());
            return false;
        }
    }

    /** A timeline that replays what the left pane shows, what was done by hand included. */
    String replay() {
        RunModel left = panes.left();
        return HandScript.of(
                text,
                told.get(),
                left.shownProperty().get(),
                left.whereProperty().get().design().label());
    }

    /** Whether the trainer decides. */
    BooleanProperty onProperty() {
        return on;
    }

    /** The client that is moved; empty if there is none. */
    ObjectProperty<String> clientProperty() {
        return client;
    }

    /** The timeline with all requests that were written by hand; null before one is chosen. */
    ReadOnlyObjectProperty<Timeline> toldProperty() {
        return told.getReadOnlyProperty();
    }

    /** What is wrong in what was written; empty if nothing is. */
    ReadOnlyObjectProperty<Bilingual> problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
