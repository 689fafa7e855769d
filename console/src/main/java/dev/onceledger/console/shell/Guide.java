package dev.onceledger.console.shell;

import dev.onceledger.console.Environment;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background.Ticks;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Tells what there is to see: a welcome of three steps at the first start, and at any time what a place is for. */
final class Guide {
    private static final String SEEN = "seen";
    private static final String WELCOME = "welcome";
    private static final Duration TICK = Duration.ofMillis(300);
    /** The places that the steps show, in the order of the steps. */
    private static final List<String> STEPS = List.of("keys", "timelines", "sweep");

    private static final String WITH_METHODS = "keys";
    private static final List<String> METHODS = List.of("GET", "PUT", "DELETE", "POST");

    private final ShellModel model;
    private final Memory memory;
    private final Supplier<PlaceView> view;
    private final Supplier<Frame> frame;
    private Runnable shown = () -> {};
    private Button next;
    private Ticks demonstrating = () -> {};

    Guide(ShellModel model, Memory memory, Supplier<PlaceView> view, Supplier<Frame> frame) {
        this.model = model;
        this.memory = memory;
        this.view = view;
        this.frame = frame;
    }

    /** The welcome, if nobody has seen it yet; nobody is held up by it where it is about more than the own machine. */
    void welcomeOnce() {
        boolean seen = memory.read(WELCOME, SEEN::equals).orElse(false);
        if (!seen && model.start().environment() == Environment.LOCAL) {
            welcome();
        }
    }

    void welcome() {
        memory.keep(WELCOME, SEEN);
        step(0);
    }

    private void step(int at) {
        Place place = place(STEPS.get(at));
        model.placeProperty().set(place);
        demonstrate();
        shown = () -> show(card(at), place.equals(Place.ALL.get(0)));
        shown.run();
    }

    private GuideCard card(int at) {
        Texts texts = model.tools().texts();
        GuideCard card = new GuideCard(texts.get("welcome." + STEPS.get(at) + ".title"));
        card.add(texts.get("welcome." + STEPS.get(at)));
        boolean last = at == STEPS.size() - 1;
        Label where = new Label(texts.get("welcome.step", at + 1, STEPS.size()));
        where.getStyleClass().add("text-muted");
        where.setMinWidth(Region.USE_PREF_SIZE);
        HBox space = new HBox(where);
        HBox.setHgrow(space, Priority.ALWAYS);
        next = GuideCard.button(
                texts.get(last ? "welcome.done" : "welcome.next"),
                "accent",
                last ? () -> frame.get().close() : () -> step(at + 1));
        next.setId("welcome-next");
        Button back = GuideCard.button(texts.get("welcome.back"), "flat", () -> step(at - 1));
        back.setDisable(at == 0);
        Button skip = GuideCard.button(
                texts.get("welcome.skip"), "flat", () -> frame.get().close());
        if (last) {
            card.buttons(space, back, next);
        } else {
            card.buttons(space, skip, back, next);
        }
        return card;
    }

    /** What a place does to show something may have to wait for the database. */
    private void demonstrate() {
        demonstrating.close();
        Ticks[] mine = new Ticks[1];
        mine[0] = model.tools().background().every(TICK, () -> {
            if (model.stateProperty().get() == ShellModel.State.OPEN
                    && view.get().demonstrate()) {
                mine[0].close();
            }
        });
        demonstrating = mine[0];
    }

    /** What the place that is open shows, or nothing more if that is being told already. */
    void help() {
        if (model.switching().shownProperty().get()) {
            return;
        }
        Place place = model.placeProperty().get();
        shown = () -> show(help(place), false);
        shown.run();
    }

    /** A key's record is on the right; a dialog is never told over. */
    private void show(GuideCard card, boolean left) {
        card.visibleProperty().bind(model.switching().shownProperty().not());
        card.getStyleClass().add(left ? "guide-left" : "guide-right");
        frame.get().show(card, left ? Pos.BOTTOM_LEFT : Pos.BOTTOM_RIGHT, next, this::closed);
    }

    private GuideCard help(Place place) {
        Texts texts = model.tools().texts();
        GuideCard card = new GuideCard(texts.get("help.title", texts.get(place.textKey())));
        card.add(texts.get("help." + place.name()));
        if (place.name().equals(WITH_METHODS)) {
            card.addHeading(texts.get("help.methods.title"));
            card.add(METHODS.stream()
                    .map(method -> Stream.of(method, texts.get("help.methods." + method))
                            .toList())
                    .toList());
            card.addHeading(texts.get("help.making.title"));
            card.add(texts.get("help.making"));
        }
        next = GuideCard.button(
                texts.get("help.close"), "accent", () -> frame.get().close());
        next.setId("help-close");
        card.buttons(next);
        return card;
    }

    private static Place place(String name) {
        return Place.ALL.stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The window has been built again, in another language. */
    void again() {
        shown.run();
    }

    private void closed() {
        shown = () -> {};
        demonstrating.close();
    }

    void leave() {
        demonstrating.close();
    }
}
