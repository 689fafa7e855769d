package dev.onceledger.console.shell;

import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background.Ticks;
import dev.onceledger.console.work.Listening;
import java.time.Duration;
import java.time.Instant;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/** The line under the banner that says that the database does not answer, and when it is asked again. */
final class ContactController {
    private static final Duration SECOND = Duration.ofSeconds(1);

    private final ShellModel model;
    private final Listening toShell = new Listening();
    private final Listening toContact = new Listening();
    private final Tooltip cause = new Tooltip();
    private final Ticks ticks;

    @FXML
    private HBox bar;

    @FXML
    private Label told;

    @FXML
    private Button now;

    ContactController(ShellModel model) {
        this.model = model;
        this.ticks = model.tools().background().every(SECOND, this::tell);
    }

    @FXML
    private void initialize() {
        told.setTooltip(cause);
        toShell.to(this::follow, model.stateProperty());
    }

    private void follow() {
        toContact.end();
        if (model.stateProperty().get() == ShellModel.State.OPEN) {
            toContact.to(
                    this::tell,
                    model.bench().contact().outageProperty(),
                    model.tools().times().zoneProperty());
        } else {
            show(null);
        }
    }

    private void tell() {
        boolean open = model.stateProperty().get() == ShellModel.State.OPEN;
        show(open ? model.bench().contact().outageProperty().get() : null);
    }

    private void show(Outage outage) {
        bar.setVisible(outage != null);
        bar.setManaged(outage != null);
        if (outage == null) {
            return;
        }
        Texts texts = model.tools().texts();
        Instant clock = model.tools().times().now();
        String since = model.tools().times().clockTime(outage.since());
        told.setText(
                outage.asking()
                        ? texts.get("contact.asking", since)
                        : texts.get("contact.lost", since, outage.secondsLeft(clock)));
        cause.setText(outage.cause());
        now.setDisable(outage.asking());
    }

    @FXML
    private void tryNow() {
        model.bench().contact().askNow();
    }

    /** Lets go of the model, which outlives this. */
    void leave() {
        ticks.close();
        toShell.end();
        toContact.end();
    }
}
