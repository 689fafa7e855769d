package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import dev.onceledger.design.Phase;
import dev.onceledger.design.verdict.Designs;
import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StepWords;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** A button for each thing that can be done with the chosen client. */
final class HandButtons {
    /** Of the order service; phases that only designs share are not on its way. */
    private static final List<Step> ON_THE_WAY = Arrays.stream(Step.values())
            .filter(step -> step != Step.RECEIVED && step.ordinal() < Step.WORKED.ordinal())
            .toList();

    private static final List<Code> FINAL = List.of(
            Code.OUT_OF_STOCK,
            Code.SKU_NOT_FOR_SALE,
            Code.UNKNOWN_SKU,
            Code.ORDER_ALREADY_CANCELLED,
            Code.ORDER_NOT_CANCELLABLE);

    private final HandModel model;
    private final PanesModel panes;
    private final Texts texts;
    private final Map<Deed, Explained> buttons = new EnumMap<>(Deed.class);
    private final MenuButton send = new MenuButton();
    private final MenuButton runTo = new MenuButton();

    HandButtons(HandModel model, PanesModel panes, Texts texts) {
        this.model = model;
        this.panes = panes;
        this.texts = texts;
        MenuButton fail = new MenuButton();
        FINAL.forEach(code -> fail.getItems().add(item(code.name(), () -> model.failForGood(code))));
        add(Deed.SEND, send);
        add(Deed.STEP, button(model::step));
        add(Deed.RUN_TO, runTo);
        add(Deed.TO_END, button(model::toEnd));
        add(Deed.DIE, button(model::die));
        add(Deed.LOSE_ANSWER, button(model::loseAnswer));
        add(Deed.FAIL_TRANSIENT, button(model::failForAMoment));
        add(Deed.FAIL_FINAL, fail);
        add(Deed.END_SESSION, button(model::endSession));
    }

    private void add(Deed deed, ButtonBase button) {
        button.setText(texts.of("hand.deed", deed));
        button.getStyleClass()
                .addAll(
                        button instanceof MenuButton ? "small-menu" : "small-button",
                        "deed-" + deed.name().toLowerCase(Locale.ROOT));
        buttons.put(deed, new Explained(button, texts.of("hand.why", deed)));
    }

    private static Button button(Runnable action) {
        Button button = new Button();
        button.setOnAction(event -> action.run());
        return button;
    }

    private static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(event -> action.run());
        return item;
    }

    List<Node> nodes() {
        return List.copyOf(buttons.values());
    }

    /**
     * The requests that there are, and the steps of what they are sent to.
     *
     * @param write what to do when somebody wants to write one
     */
    void offer(Runnable write) {
        send.getItems().clear();
        int number = 1;
        for (NamedRequest request : model.toldProperty().get().requests()) {
            String words = number++ + "   " + request.name() + "   "
                    + request.request().scope() + "   " + request.body();
            MenuItem item = item(words, () -> model.send(request));
            item.setMnemonicParsing(false);
            send.getItems().add(item);
        }
        send.getItems().addAll(new SeparatorMenuItem(), item(texts.get("hand.write"), write));
        runTo.getItems().clear();
        steps().forEach(step -> runTo.getItems().add(item(named(step), () -> model.runTo(step))));
    }

    private String named(Step step) {
        return StepWords.of(step).in(texts.language().locale());
    }

    private List<Step> steps() {
        DesignChoice design = panes.left().whereProperty().get().design();
        Stream<Step> phases = Arrays.stream(Phase.values()).map(Phase::step).filter(step -> step != Step.RECEIVED);
        if (design.design().isEmpty()) {
            return ON_THE_WAY;
        }
        boolean ledger = design.design().get() == Designs.LEDGER;
        return ledger ? Stream.concat(ON_THE_WAY.stream(), phases).distinct().toList() : phases.toList();
    }

    /** What can be done now, and why not the rest. */
    void update() {
        String client = model.clientProperty().get();
        Standing standing = model.standing(client);
        String rival = standing instanceof Standing.Waiting waiting ? waiting.rival() : "";
        String closed = closed();
        buttons.forEach((deed, button) -> button.allow(
                !closed.isEmpty()
                        ? closed
                        : model.refusal(deed)
                                .map(why -> texts.get("hand.refusal." + why, client, rival))
                                .orElse("")));
    }

    /** Why nothing can be done at all; empty if something can. */
    String closed() {
        if (!model.isClosed()) {
            return "";
        }
        Shown shown = panes.left().shownProperty().get();
        return texts.get(shown != null && shown.isStopped() ? "hand.closed.stopped" : "hand.closed.busy");
    }
}
