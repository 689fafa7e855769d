package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;

/** Below the diagrams: the table, the expectations and the timeline's text. */
final class BelowController {
    private final Workbench bench;
    private final TimelinesModel model;
    private final Listening listening = new Listening();
    private final TablesPane tables = new TablesPane();
    private final ChecksPane checks = new ChecksPane();

    private boolean moved;

    @FXML
    private TabPane tabs;

    @FXML
    private Tab textTab;

    @FXML
    private ScrollPane tableScroll;

    @FXML
    private ScrollPane checksScroll;

    @FXML
    private ScrollPane textScroll;

    @FXML
    private EditorController editorController;

    BelowController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new);
    }

    @FXML
    private void initialize() {
        PanesModel panes = model.play().panes();
        tableScroll.setContent(tables);
        tables.whenPlaced(this::toNewest);
        checksScroll.setContent(checks);
        listening.to(this::update, panes.left().shownProperty(), panes.right().shownProperty(), panes.twoProperty());
        listening.to(this::toMistake, model.mistakeProperty());
    }

    /** The newest row comes into view, once, so that one can scroll away. */
    private void toNewest() {
        if (moved) {
            moved = false;
            double seen = tableScroll.getViewportBounds().getHeight();
            double beyond = tables.getHeight() - seen;
            double top = tables.rowFrom(tables.newest() - seen);
            tableScroll.setVvalue(beyond <= 0 ? 0 : Math.max(0, Math.min(1, top / beyond)));
        }
    }

    private void update() {
        moved = true;
        WhereNames names = new WhereNames(bench);
        tables.show(model.play().panes(), names, bench.texts());
        checks.show(model.play().panes(), names, bench.texts());
    }

    private void toMistake() {
        if (model.mistakeProperty().get() != null) {
            tabs.getSelectionModel().select(textTab);
            textScroll.setVvalue(0);
        }
    }

    void leave() {
        listening.end();
        editorController.leave();
    }
}
