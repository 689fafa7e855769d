package dev.onceledger.console.keys;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.look.Retold;
import dev.onceledger.console.look.TableEnd;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableView;

/** The table of keys, below its filter. */
final class KeyListController {
    private static final String MUTED = "text-muted";
    private static final String PROBLEM = "problem";

    private final Workbench bench;
    private final KeyListModel model;
    private final KeysModel keys;
    private final Listening listening = new Listening();

    @FXML
    private FilterController filterBoxController;

    @FXML
    private ProblemLabel problem;

    @FXML
    private Label exported;

    @FXML
    private TableView<KeyRow> table;

    KeyListController(Workbench bench) {
        this.bench = bench;
        this.keys = bench.model(KeysModel.class, KeysModel::new);
        this.model = keys.list();
    }

    @FXML
    private void initialize() {
        new KeyColumns(bench).fill(table);
        bench.look().evenRows(table);
        table.setItems(model.rows());
        TableEnd.keepInView(table);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        new KeyMenu(bench, keys, table).install();
        listening.to(
                this::tellExport, keys.exports().toldProperty(), keys.exports().failedProperty());
        TableEnd.whenNear(table, model::loadBefore, model::loadMore);
        listening.to(this::select, model.selectedProperty());
        listening.to(
                () -> model.choose(table.getSelectionModel().getSelectedItem()),
                table.getSelectionModel().selectedItemProperty());
        table.scrollTo(Math.max(0, table.getSelectionModel().getSelectedIndex() - 2));
        listening.to(() -> problem.setText(model.problemProperty().get()), model.problemProperty());
        listening.to(table::refresh, bench.times().zoneProperty());
    }

    private void tellExport() {
        exported.setText(keys.exports().toldProperty().get());
        exported.getStyleClass().removeAll(MUTED, PROBLEM);
        exported.getStyleClass().add(keys.exports().failedProperty().get() ? PROBLEM : MUTED);
    }

    private void select() {
        KeyRow row = model.selectedProperty().get();
        if (row == null) {
            table.getSelectionModel().clearSelection();
        } else if (!row.equals(table.getSelectionModel().getSelectedItem())) {
            table.getSelectionModel().select(row);
        }
    }

    void retell() {
        Retold.all(table);
    }

    void focusFilter() {
        filterBoxController.focus();
    }

    void leave() {
        listening.end();
        filterBoxController.leave();
        table.setItems(null);
    }
}
