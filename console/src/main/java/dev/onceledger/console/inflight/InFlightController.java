package dev.onceledger.console.inflight;

import dev.onceledger.console.look.FirstRow;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.look.Retold;
import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.SplitMemory;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import java.util.Objects;
import javafx.fxml.FXML;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;

/** The table of what is under way or hangs, and beside it the one chosen. */
final class InFlightController implements PlaceView {
    private final Workbench bench;
    private final InFlightModel model;
    private final Listening listening = new Listening();

    @FXML
    private TableView<Finding> table;

    @FXML
    private SplitPane split;

    @FXML
    private IntervalController lookController;

    @FXML
    private RegisterController registerController;

    @FXML
    private SeenController seenController;

    @FXML
    private ProblemLabel problem;

    @FXML
    private FindingController findingController;

    InFlightController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(InFlightModel.class, InFlightModel::new);
    }

    @FXML
    private void initialize() {
        new FindingColumns(bench).fill(table);
        bench.look().evenRows(table);
        table.setItems(model.rows());
        table.getSelectionModel().selectedItemProperty().addListener((property, before, after) -> model.choose(after));
        SplitMemory.keep(bench, "inflight", split);
        lookController.onLook(this::tick);
        registerController.onMistake(problem::setText);
        listening.to(this::showSelected, model.selectedProperty());
        listening.to(() -> problem.setText(model.problemProperty().get()), model.problemProperty());
        model.look();
    }

    private void tick() {
        if (!bench.contact().isLost()) {
            model.look();
        }
        Retold.all(table);
    }

    private void showSelected() {
        Finding wanted = model.selectedProperty().get();
        if (!Objects.equals(table.getSelectionModel().getSelectedItem(), wanted)) {
            if (wanted == null) {
                table.getSelectionModel().clearSelection();
            } else {
                table.getSelectionModel().select(wanted);
            }
        }
    }

    @Override
    public boolean demonstrate() {
        return FirstRow.choose(table);
    }

    @Override
    public void refresh() {
        model.refresh();
    }

    @Override
    public void leave() {
        lookController.leave();
        listening.end();
        seenController.leave();
        findingController.leave();
        table.setItems(null);
    }
}
