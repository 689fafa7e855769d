package dev.onceledger.console.connection;

import dev.onceledger.console.connection.AttemptModel.Stage;
import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import org.kordamp.ikonli.javafx.FontIcon;

/** The buttons that test, save and connect, and what came of it. */
final class AttemptController {
    private final Texts texts;
    private final Switching switching;
    private final ProfilesModel profiles;
    private final AttemptModel model;
    private final Listening listening = new Listening();
    private final Listening toEntry = new Listening();

    @FXML
    private Node outcome;

    @FXML
    private Label told;

    @FXML
    private FontIcon icon;

    @FXML
    private ProgressIndicator busy;

    @FXML
    private Button cancel;

    @FXML
    private Button agree;

    @FXML
    private Button test;

    @FXML
    private Button save;

    @FXML
    private Button connect;

    AttemptController(Switching switching) {
        this.texts = switching.tools().texts();
        this.switching = switching;
        this.profiles = switching.model(ProfilesModel.class, ProfilesModel::new);
        this.model = switching.model(AttemptModel.class, AttemptModel::new);
    }

    @FXML
    private void initialize() {
        for (Node node : new Node[] {outcome, icon, busy, cancel, agree}) {
            node.managedProperty().bind(node.visibleProperty());
        }
        listening.to(this::follow, profiles.selectedProperty());
        listening.to(this::show, model.stateProperty(), switching.filledProperty());
    }

    private void follow() {
        toEntry.end();
        Entry entry = profiles.selectedProperty().get();
        if (entry == null) {
            show();
        } else {
            toEntry.to(() -> model.forgetUnless(entry.profile()), entry.profileProperty());
            toEntry.to(this::show, entry.profileProperty(), entry.passwordProperty());
        }
    }

    private void show() {
        AttemptModel.State state = model.stateProperty().get();
        Entry entry = profiles.selectedProperty().get();
        boolean fit = entry != null && profiles.mistakes().isEmpty() && !state.isBusy();
        test.setDisable(!fit);
        connect.setDisable(!fit);
        save.setDisable(!fit || !profiles.hasSomethingToSave());
        outcome.setVisible(state.stage() != Stage.IDLE);
        busy.setVisible(state.isBusy());
        icon.setVisible(!state.isBusy());
        cancel.setVisible(state.canCancel() || state.stage() == Stage.ASKING);
        cancel.setText(texts.get(state.stage() == Stage.ASKING ? "connection.keepOut" : "connection.cancel"));
        agree.setVisible(state.stage() == Stage.ASKING);
        told.setText(words(state));
        outcome.getStyleClass().setAll("outcome", tone(state));
        icon.setIconLiteral(
                switch (tone(state)) {
                    case "good" -> "fth-check-circle";
                    case "bad" -> "fth-alert-octagon";
                    default -> "fth-alert-triangle";
                });
    }

    private static String tone(AttemptModel.State state) {
        return switch (state.stage()) {
            case IDLE, TESTING, LOOKING, CONNECTING -> "calm";
            case ASKING -> "asking";
            case FAILED -> "bad";
            case TESTED -> InspectionText.isGood(state.seen(), state.profile()) ? "good" : "asking";
        };
    }

    private String words(AttemptModel.State state) {
        return switch (state.stage()) {
            case IDLE -> "";
            case TESTING, LOOKING ->
                texts.get("connection.looking", state.profile().name());
            case CONNECTING -> connecting(state.profile().name());
            case TESTED -> InspectionText.of(state.seen(), state.profile(), texts);
            case ASKING ->
                texts.get(
                        "connection.ask." + state.seen().ledger(),
                        state.seen().place(),
                        texts.of("environment", state.profile().environment()));
            case FAILED -> state.problem();
        };
    }

    private String connecting(String name) {
        double share = switching.filledProperty().get();
        return share > 0
                ? texts.get("opening.filling", Math.round(share * 100))
                : texts.get("connection.connecting", name);
    }

    @FXML
    private void test() {
        model.test();
    }

    @FXML
    private void save() {
        profiles.save();
        show();
    }

    @FXML
    private void connect() {
        model.connect();
    }

    @FXML
    private void agree() {
        model.agree();
    }

    @FXML
    private void cancel() {
        model.cancel();
    }

    void leave() {
        listening.end();
        toEntry.end();
    }
}
