package dev.onceledger.console.activity;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;

/** What narrows the list: a text, whose rows, and since when; and the button that reads again. */
final class NarrowController {
    private final Workbench bench;
    private final ActivityModel model;
    private final Listening listening = new Listening();

    @FXML
    private TextField search;

    @FXML
    private HBox whose;

    @FXML
    private HBox since;

    @FXML
    private Node busy;

    NarrowController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ActivityModel.class, ActivityModel::new);
    }

    @FXML
    private void initialize() {
        Texts texts = bench.texts();
        search.textProperty().bindBidirectional(model.textProperty());
        Chips.fill(whose, ActivityModel.Whose.values(), "activity.whose", model.whoseProperty(), texts, listening);
        Chips.fill(since, ActivityModel.Since.values(), "activity.since", model.sinceProperty(), texts, listening);
        listening.to(() -> busy.setVisible(model.busyProperty().get()), model.busyProperty());
    }

    @FXML
    private void refresh() {
        model.refresh();
    }

    void focus() {
        search.requestFocus();
        search.selectAll();
    }

    void leave() {
        listening.end();
        search.textProperty().unbindBidirectional(model.textProperty());
    }
}
