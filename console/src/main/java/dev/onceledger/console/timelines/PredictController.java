package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.javafx.FontIcon;

/** Asks the room what will happen, and says afterwards how right it was. */
final class PredictController {
    private final Texts texts;
    private final PlayModel play;
    private final PredictModel model;
    private final Listening listening = new Listening();

    @FXML
    private Node card;

    @FXML
    private Label verdict;

    @FXML
    private Node asking;

    @FXML
    private Label question;

    @FXML
    private FlowPane choices;

    @FXML
    private Button reveal;

    PredictController(Workbench bench) {
        this.texts = bench.texts();
        this.play = bench.model(TimelinesModel.class, TimelinesModel::new).play();
        this.model = play.predict();
    }

    @FXML
    private void initialize() {
        listening.to(this::ask, model.questionProperty(), model.verdictProperty(), model.onProperty());
        listening.to(
                () -> reveal.setDisable(!play.mayStep()),
                model.questionProperty(),
                model.guessProperty(),
                play.panes().busyBinding());
    }

    private void ask() {
        Question asked = model.questionProperty().get();
        Verdict judged = model.verdictProperty().get();
        card.setVisible(model.onProperty().get() && (asked != null || judged != null));
        asking.setVisible(asked != null);
        verdict.setVisible(judged != null);
        choices.getChildren().clear();
        if (asked != null) {
            question.setText(new PredictWords(texts).of(asked));
            ToggleGroup group = new ToggleGroup();
            // The arrow keys choose without pressing.
            group.selectedToggleProperty().addListener((property, before, after) -> {
                if (after != null) {
                    model.guessProperty().set((Guess) after.getUserData());
                }
            });
            asked.choices().forEach(guess -> choices.getChildren().add(choice(guess, group)));
        }
        if (judged != null) {
            verdict.getStyleClass().setAll("label", "verdict", judged.isRight() ? "verdict-right" : "verdict-wrong");
            verdict.setGraphic(new FontIcon(judged.isRight() ? "fth-check-circle" : "fth-x-circle"));
            verdict.setText(new PredictWords(texts).of(judged));
        }
    }

    private ToggleButton choice(Guess guess, ToggleGroup group) {
        ToggleButton button = new ToggleButton(texts.of("guess", guess));
        button.getStyleClass().add("choice");
        button.setUserData(guess);
        button.setToggleGroup(group);
        button.setSelected(guess == model.guessProperty().get());
        button.setOnAction(event -> button.setSelected(true));
        return button;
    }

    @FXML
    private void reveal() {
        play.step();
    }

    void leave() {
        listening.end();
    }
}
