package dev.onceledger.console.timelines;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/** Step, back, play, pause, restart, speed; and how far the run is. */
final class ControlsController {
    private final Workbench bench;
    private final TimelinesModel model;
    private final PlayModel playing;
    private final Listening listening = new Listening();

    @FXML
    private Button restart;

    @FXML
    private Button back;

    @FXML
    private Button play;

    @FXML
    private FontIcon playIcon;

    @FXML
    private Button step;

    @FXML
    private Label where;

    @FXML
    private Node busy;

    @FXML
    private Label doing;

    @FXML
    private ToggleButton predict;

    @FXML
    private ComboBox<Speed> speed;

    @FXML
    private ProblemLabel problem;

    ControlsController(Workbench bench) {
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
        problem.textProperty().bind(model.problemProperty());
        listening.to(
                this::update,
                playing.left().shownProperty(),
                playing.busyBinding(),
                playing.playingProperty(),
                playing.predict().guessProperty(),
                playing.predict().questionProperty());
    }

    private void update() {
        Texts texts = bench.texts();
        restart.setDisable(!playing.mayGoBack());
        back.setDisable(!playing.mayGoBack());
        step.setDisable(!playing.mayStep());
        boolean plays = playing.playingProperty().get();
        String name = texts.get(plays ? "timelines.pause" : "timelines.play");
        playIcon.setIconLiteral(plays ? "fth-pause" : "fth-play");
        play.setAccessibleText(name);
        play.setTooltip(new Tooltip(name));
        boolean works = playing.busyBinding().get();
        busy.setVisible(works);
        Shown shown = playing.left().shownProperty().get();
        doing.setText(works ? texts.get(starts(shown) ? "timelines.starting" : "timelines.running") : "");
        where.setText(
                shown == null
                        ? ""
                        : texts.get(
                                "timelines.where",
                                shown.ticks(),
                                shown.allTicks().size()));
    }

    /** PostgreSQL may have to be started first, which takes a while. */
    private boolean starts(Shown shown) {
        boolean server = playing.left().groundProperty().get() == Ground.POSTGRESQL
                || playing.twoProperty().get()
                        && playing.right().groundProperty().get() == Ground.POSTGRESQL;
        return server && (shown == null || shown.bands().isEmpty());
    }

    @FXML
    private void restart() {
        playing.restart();
    }

    @FXML
    private void back() {
        playing.back();
    }

    @FXML
    private void play() {
        playing.playOrPause();
    }

    @FXML
    private void step() {
        playing.step();
    }

    void leave() {
        listening.end();
        speed.valueProperty().unbindBidirectional(playing.speedProperty());
        predict.selectedProperty().unbindBidirectional(playing.predict().onProperty());
    }
}
