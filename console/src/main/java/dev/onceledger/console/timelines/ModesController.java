package dev.onceledger.console.timelines;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;

/** Who decides what comes next, how fast it goes, and what is being waited for. */
final class ModesController {
    private final Workbench bench;
    private final TimelinesModel model;
    private final PlayModel playing;
    private final Listening listening = new Listening();

    @FXML
    private Node busy;

    @FXML
    private Label doing;

    @FXML
    private ToggleButton predict;

    @FXML
    private ToggleButton byHand;

    @FXML
    private ToggleButton drawingOnly;

    @FXML
    private ComboBox<Speed> speed;

    @FXML
    private ProblemLabel problem;

    ModesController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new);
        this.playing = model.play();
    }

    @FXML
    private void initialize() {
        Cells.show(speed, one -> bench.texts().of("speed", one));
        speed.getItems().setAll(List.of(Speed.values()));
        speed.valueProperty().bindBidirectional(playing.speedProperty());
        predict.selectedProperty().bindBidirectional(playing.predict().onProperty());
        byHand.selectedProperty().bindBidirectional(model.hand().onProperty());
        listening.to(this::tell, model.problemProperty());
        drawingOnly.selectedProperty().bindBidirectional(model.drawingOnlyProperty());
        PanesModel panes = playing.panes();
        listening.to(
                this::update,
                panes.busyBinding(),
                model.writtenProperty(),
                panes.left().shownProperty(),
                panes.right().shownProperty());
    }

    private void tell() {
        problem.setText(
                model.problemProperty().get().in(bench.texts().language().locale()));
    }

    private void update() {
        boolean works = playing.panes().busyBinding().get();
        busy.setVisible(works);
        String written = model.writtenProperty().get();
        String done = written.isEmpty() ? "" : bench.texts().get("timelines.written", written);
        doing.setText(works ? bench.texts().get(BusyWords.of(playing.panes())) : done);
    }

    void leave() {
        listening.end();
        speed.valueProperty().unbindBidirectional(playing.speedProperty());
        predict.selectedProperty().unbindBidirectional(playing.predict().onProperty());
        byHand.selectedProperty().unbindBidirectional(model.hand().onProperty());
        drawingOnly.selectedProperty().unbindBidirectional(model.drawingOnlyProperty());
    }
}
