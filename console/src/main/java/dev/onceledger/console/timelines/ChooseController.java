package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ToggleButton;

/** Which timeline, and in how many panes. */
final class ChooseController {
    private final Workbench bench;
    private final TimelinesModel model;
    private final Listening listening = new Listening();

    @FXML
    private Node row;

    @FXML
    private ComboBox<Choice> timeline;

    @FXML
    private ToggleButton two;

    @FXML
    private ExportController exportController;

    ChooseController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new);
    }

    @FXML
    private void initialize() {
        Texts texts = bench.texts();
        timeline.setItems(model.choices());
        Cells.showGrouped(timeline, this::text, choice -> texts.of("timelines.group", choice.group()));
        timeline.valueProperty().addListener((property, before, after) -> choose(after));
        two.selectedProperty().bindBidirectional(model.play().panes().twoProperty());
        row.visibleProperty().bind(model.drawingOnlyProperty().not());
        listening.to(() -> timeline.setValue(model.chosenProperty().get()), model.chosenProperty());
    }

    private String text(Choice choice) {
        String title = choice.title().in(bench.texts().language().locale());
        boolean named = choice.group() == Choice.Group.FILES || choice.group() == Choice.Group.STAGE;
        return named ? title : title + "   ·   " + choice.name().replaceAll(".*[/\\\\]", "");
    }

    private void choose(Choice choice) {
        if (choice != null) {
            model.choose(choice);
        }
    }

    @FXML
    private void open() {
        model.files().toRead(bench.texts().get("timelines.open"), "timeline").ifPresent(model::open);
    }

    void leave() {
        listening.end();
        exportController.leave();
        row.visibleProperty().unbind();
        two.selectedProperty().unbindBidirectional(model.play().panes().twoProperty());
    }
}
