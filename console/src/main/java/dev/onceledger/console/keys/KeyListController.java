package dev.onceledger.console.keys;

import dev.onceledger.browse.FilterSyntaxError;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.look.TableEnd;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.util.Duration;

/** The filter box and the table of keys. */
final class KeyListController {
    /** Long enough that a word is not filtered by letter, short enough to feel at once. */
    private static final Duration TYPING = Duration.millis(250);

    private final Workbench bench;
    private final KeyListModel model;
    private final KeysModel keys;
    private final Listening listening = new Listening();
    private final PauseTransition typing = new PauseTransition(TYPING);

    @FXML
    private TextField filter;

    @FXML
    private ProblemLabel error;

    @FXML
    private Label count;

    @FXML
    private ProblemLabel problem;

    @FXML
    private Node busy;

    @FXML
    private FlowPane statuses;

    @FXML
    private TableView<KeyRow> table;

    KeyListController(Workbench bench) {
        this.bench = bench;
        this.keys = bench.model(KeysModel.class, KeysModel::new);
        this.model = keys.list();
    }

    @FXML
    private void initialize() {
        StatusChoice.fill(statuses, keys, bench.texts(), listening);
        new KeyColumns(bench).fill(table);
        bench.look().evenRows(table);
        table.setItems(model.rows());
        typing.setOnFinished(event -> apply());
        filter.textProperty().addListener((property, before, after) -> typing.playFromStart());
        TableEnd.whenNear(table, model::loadMore);
        listening.to(this::follow, model.filterTextProperty());
        listening.to(this::select, model.selectedProperty());
        listening.to(
                () -> model.choose(table.getSelectionModel().getSelectedItem()),
                table.getSelectionModel().selectedItemProperty());
        table.scrollTo(Math.max(0, table.getSelectionModel().getSelectedIndex() - 2));
        listening.to(this::tell, model.filterErrorProperty(), model.countProperty(), model.problemProperty());
        listening.to(this::retell, bench.times().zoneProperty());
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

    private void select() {
        KeyRow row = model.selectedProperty().get();
        if (row == null) {
            table.getSelectionModel().clearSelection();
        } else if (!row.equals(table.getSelectionModel().getSelectedItem())) {
            table.getSelectionModel().select(row);
        }
    }

    private void tell() {
        FilterSyntaxError wrong = model.filterErrorProperty().get();
        error.setText(
                wrong == null
                        ? ""
                        : bench.texts().get("keys.filter.error", wrong.column(), wrong.found(), wrong.expected()));
        Long found = model.countProperty().get();
        count.setText(
                found == null
                        ? ""
                        : found > KeyListModel.COUNTED
                                ? bench.texts().get("keys.count.more", KeyListModel.COUNTED)
                                : bench.texts().get("keys.count", found));
        problem.setText(model.problemProperty().get());
    }

    @FXML
    private void refresh() {
        keys.refresh();
    }

    void retell() {
        table.refresh();
    }

    void focusFilter() {
        filter.requestFocus();
        filter.selectAll();
    }

    void leave() {
        listening.end();
        table.setItems(null);
    }
}
