package dev.onceledger.console.keys;

import dev.onceledger.browse.StatusCounts;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The strip above the keys. */
final class OverviewController {
    private final Workbench bench;
    private final KeysModel keys;
    private final OverviewModel model;
    private final Listening listening = new Listening();

    @FXML
    private ToggleButton open;

    @FXML
    private FontIcon arrow;

    @FXML
    private Label total;

    @FXML
    private Button exactly;

    @FXML
    private ProblemLabel problem;

    @FXML
    private HBox parts;

    @FXML
    private GridPane counts;

    @FXML
    private HoursController hoursController;

    @FXML
    private VBox next;

    OverviewController(Workbench bench) {
        this.bench = bench;
        this.keys = bench.model(KeysModel.class, KeysModel::new);
        this.model = keys.overview();
    }

    @FXML
    private void initialize() {
        open.setSelected(model.openProperty().get());
        model.openProperty().bind(open.selectedProperty());
        parts.visibleProperty().bind(open.selectedProperty());
        exactly.disableProperty().bind(model.countingProperty());
        listening.to(
                () -> arrow.setIconLiteral(open.isSelected() ? "fth-chevron-down" : "fth-chevron-right"),
                open.selectedProperty());
        listening.to(this::showCounts, model.countsProperty(), open.selectedProperty());
        listening.to(this::retell, model.nextProperty(), bench.times().zoneProperty());
        listening.to(() -> problem.setText(model.problemProperty().get()), model.problemProperty());
    }

    private void showCounts() {
        StatusCounts now = model.countsProperty().get();
        exactly.setVisible(now != null && !now.exact());
        if (now != null) {
            StatusFigures.fill(counts, now, keys, bench.texts());
            total.setText(StatusFigures.told(now, !open.isSelected(), bench.texts()));
        }
    }

    /** Relative times grow old. */
    void retell() {
        NextExpiries.fill(next, model.nextProperty().get(), keys, bench);
    }

    @FXML
    private void countExactly() {
        model.countExactly();
    }

    void leave() {
        listening.end();
        hoursController.leave();
        model.openProperty().unbind();
    }
}
