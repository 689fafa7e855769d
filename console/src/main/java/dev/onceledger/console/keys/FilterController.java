package dev.onceledger.console.keys;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.util.Duration;

/** The filter box, what is wrong with it or how many keys pass it, and the button that reads again. */
final class FilterController {
    /** Long enough that a word is not filtered by letter, short enough to feel at once. */
    private static final Duration TYPING = Duration.millis(250);

    private final Workbench bench;
    private final KeysModel keys;
    private final KeyListModel model;
    private final AutoRefresh auto;
    private final Listening listening = new Listening();
    private final PauseTransition typing = new PauseTransition(TYPING);

    @FXML
    private TextField filter;

    @FXML
    private ProblemLabel error;

    @FXML
    private Label count;

    @FXML
    private SplitMenuButton refresh;

    @FXML
    private Node busy;

    @FXML
    private FlowPane statuses;

    FilterController(Workbench bench) {
        this.bench = bench;
        this.keys = bench.model(KeysModel.class, KeysModel::new);
        this.model = keys.list();
        this.auto = new AutoRefresh(bench, keys);
    }

    @FXML
    private void initialize() {
        StatusChoice.fill(statuses, keys, bench.texts(), listening);
        auto.offer(refresh);
        typing.setOnFinished(event -> apply());
        filter.textProperty().addListener((property, before, after) -> typing.playFromStart());
        listening.to(this::follow, model.filterTextProperty());
        listening.to(this::tell, model.filterErrorProperty(), model.countProperty());
        busy.visibleProperty().bind(model.busyProperty());
    }

    @FXML
    private void apply() {
        model.filterTextProperty().set(filter.getText());
    }

    private void follow() {
        if (!filter.getText().equals(model.filterTextProperty().get())) {
            filter.setText(model.filterTextProperty().get());
            filter.end();
        }
    }

    private void tell() {
        error.setText(FilterWords.error(model.filterErrorProperty().get(), bench.texts()));
        count.setText(FilterWords.count(model.countProperty().get(), bench.texts()));
    }

    @FXML
    private void refresh() {
        keys.refresh();
    }

    void focus() {
        filter.requestFocus();
        filter.selectAll();
    }

    void leave() {
        listening.end();
        auto.leave();
    }
}
