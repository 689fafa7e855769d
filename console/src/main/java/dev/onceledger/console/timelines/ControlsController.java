package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/** Step, back, play, pause, restart; and how far the run is. */
final class ControlsController {
    private final Workbench bench;
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
    private ModesController modesController;

    ControlsController(Workbench bench) {
        this.bench = bench;
        this.playing = bench.model(TimelinesModel.class, TimelinesModel::new).play();
    }

    @FXML
    private void initialize() {
        listening.to(
                this::update,
                playing.panes().left().shownProperty(),
                playing.panes().busyBinding(),
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
        Shown shown = playing.panes().left().shownProperty().get();
        play.setDisable(shown != null && shown.course().isByHand());
        where.setText(ReachedSentence.of(shown, texts));
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
        modesController.leave();
    }
}
