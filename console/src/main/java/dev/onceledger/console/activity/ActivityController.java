package dev.onceledger.console.activity;

import dev.onceledger.browse.ActivityRow;
import dev.onceledger.console.look.FirstRow;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.look.Retold;
import dev.onceledger.console.look.TableEnd;
import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.SplitMemory;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background.Ticks;
import dev.onceledger.console.work.Listening;
import java.time.Duration;
import java.util.Objects;
import javafx.fxml.FXML;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;

/** The list, and beside it the row chosen. */
final class ActivityController implements PlaceView {
    private static final Duration TICK = Duration.ofSeconds(15);

    private final Workbench bench;
    private final ActivityModel model;
    private final Ticks ticks;
    private final Listening listening = new Listening();

    @FXML
    private NarrowController narrowController;

    @FXML
    private ProblemLabel problem;

    @FXML
    private TableView<ActivityRow> table;

    @FXML
    private SplitPane split;

    @FXML
    private ActivityRowController chosenController;

    ActivityController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ActivityModel.class, ActivityModel::new);
        this.ticks = bench.background().every(TICK, () -> Retold.all(table));
    }

    @FXML
    private void initialize() {
        SplitMemory.keep(bench, "activity", split);
        new ActivityColumns(bench).fill(table);
        bench.look().evenRows(table);
        table.setItems(model.rows());
        table.getSelectionModel().selectedItemProperty().addListener((property, before, after) -> model.choose(after));
        TableEnd.whenNear(table, model::loadMore);
        listening.to(table::refresh, bench.times().zoneProperty());
        listening.to(this::select, model.selectedProperty());
        listening.to(() -> problem.setText(model.problemProperty().get()), model.problemProperty());
    }

    private void select() {
        ActivityRow row = model.selectedProperty().get();
        if (!Objects.equals(table.getSelectionModel().getSelectedItem(), row)) {
            table.getSelectionModel().select(row);
        }
    }

    @Override
    public boolean demonstrate() {
        return FirstRow.choose(table);
    }

    @Override
    public void again() {
        refresh();
    }

    @Override
    public void refresh() {
        model.refresh();
    }

    @Override
    public void focusFilter() {
        narrowController.focus();
    }

    @Override
    public void leave() {
        ticks.close();
        listening.end();
        narrowController.leave();
        chosenController.leave();
        table.setItems(null);
    }
}
