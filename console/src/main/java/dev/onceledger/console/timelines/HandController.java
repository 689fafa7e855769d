package dev.onceledger.console.timelines;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;

/** The card from which a trainer decides what happens next. */
final class HandController {
    private final Workbench bench;
    private final TimelinesModel model;
    private final HandModel hand;
    private final HandButtons buttons;
    private final Listening listening = new Listening();
    private ClientToggles toggles;

    @FXML
    private Node card;

    @FXML
    private FlowPane clients;

    @FXML
    private FlowPane deeds;

    @FXML
    private Label changed;

    @FXML
    private Button save;

    @FXML
    private ProblemLabel problem;

    @FXML
    private HandStageController stageController;

    @FXML
    private RequestFormController formController;

    HandController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new);
        this.hand = model.hand();
        this.buttons = new HandButtons(hand, model.play().panes(), bench.texts());
    }

    @FXML
    private void initialize() {
        PanesModel panes = model.play().panes();
        toggles = new ClientToggles(hand, clients, bench.texts());
        deeds.getChildren().setAll(buttons.nodes());
        Locale locale = bench.texts().language().locale();
        listening.to(() -> problem.setText(hand.problemProperty().get().in(locale)), hand.problemProperty());
        card.visibleProperty().bind(hand.onProperty());
        listening.to(this::offer, hand.toldProperty(), panes.left().whereProperty());
        listening.to(
                this::update,
                hand.toldProperty(),
                hand.clientProperty(),
                panes.left().shownProperty(),
                panes.busyBinding());
    }

    private void offer() {
        if (hand.toldProperty().get() != null) {
            toggles.offer();
            buttons.offer(formController::open);
        }
    }

    private void update() {
        Shown shown = model.play().panes().left().shownProperty().get();
        changed.setVisible(shown != null && shown.course().isByHand());
        save.setDisable(!changed.isVisible() || hand.isClosed());
        buttons.update();
        toggles.update();
        stageController.allow(buttons.closed());
    }

    @FXML
    private void save() {
        String name = model.play().panes().course().timeline().name() + "-by-hand.timeline";
        byte[] content = hand.replay().getBytes(StandardCharsets.UTF_8);
        model.files().toWrite(bench.texts().get("hand.save"), name).ifPresent(file -> model.export(file, content));
    }

    void leave() {
        listening.end();
        formController.leave();
        card.visibleProperty().unbind();
    }
}
