package dev.onceledger.console.sweep;

import dev.onceledger.console.look.NumberWords;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background.Ticks;
import dev.onceledger.console.work.Listening;
import java.time.Duration;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.kordamp.ikonli.javafx.FontIcon;

/** The third step, which is off: having it done every so often. */
final class ScheduleController {
    private static final Duration TICK = Duration.ofSeconds(1);

    private final Workbench bench;
    private final ScheduleModel model;
    private final Ticks ticks;
    private final Listening listening = new Listening();

    @FXML
    private ComboBox<Integer> minutes;

    @FXML
    private Button toggle;

    @FXML
    private FontIcon icon;

    @FXML
    private Node confirm;

    @FXML
    private Label question;

    @FXML
    private TextField confirmation;

    @FXML
    private Label how;

    ScheduleController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(ScheduleModel.class, ScheduleModel::new);
        this.ticks = bench.background().every(TICK, this::tell);
    }

    @FXML
    private void initialize() {
        NumberWords.offer(
                minutes, ScheduleModel.MINUTES, number -> bench.texts().get("schedule.every", number));
        minutes.setValue(model.minutesProperty().get());
        minutes.setDisable(model.state() == ScheduleModel.State.READ_ONLY);
        listening.to(() -> model.minutesProperty().set(minutes.getValue()), minutes.valueProperty());
        confirmation.textProperty().bindBidirectional(model.confirmationProperty());
        listening.to(
                this::tell,
                model.nextProperty(),
                model.minutesProperty(),
                model.confirmationProperty(),
                bench.times().zoneProperty());
    }

    private void tell() {
        Texts texts = bench.texts();
        ScheduleModel.State state = model.state();
        boolean on = model.nextProperty().get() != null;
        toggle.setText(texts.get(on ? "schedule.stop" : "schedule.start"));
        icon.setIconLiteral(on ? "fth-square" : "fth-play");
        toggle.setDisable(state == ScheduleModel.State.READ_ONLY || state == ScheduleModel.State.CONFIRM);
        confirm.setVisible(model.mustConfirm());
        question.setText(texts.get("schedule.confirm", model.minutesProperty().get()));
        how.setText(ScheduleSentence.of(model, texts, bench.times()));
    }

    @FXML
    private void toggle() {
        if (model.nextProperty().get() == null) {
            model.start();
        } else {
            model.stop();
        }
    }

    void leave() {
        ticks.close();
        listening.end();
        confirmation.textProperty().unbindBidirectional(model.confirmationProperty());
    }
}
