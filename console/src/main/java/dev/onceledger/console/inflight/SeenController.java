package dev.onceledger.console.inflight;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/** When and from where the table was read, and whether the database has shown all of it. */
final class SeenController {
    private final Workbench bench;
    private final InFlightModel model;
    private final Listening listening = new Listening();

    @FXML
    private Label seen;

    @FXML
    private Label incomplete;

    SeenController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(InFlightModel.class, InFlightModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(this::show, model.seenProperty(), bench.times().zoneProperty());
    }

    private void show() {
        InFlightModel.Seen now = model.seenProperty().get();
        incomplete.setVisible(now != null && !now.sessions().complete());
        if (now == null) {
            return;
        }
        Texts texts = bench.texts();
        String register = now.register()
                .map(one -> one.place().isEmpty()
                        ? texts.get("inflight.register.here")
                        : texts.get("inflight.register.at", one.place()))
                .orElse(texts.get("inflight.register.none"));
        seen.setText(texts.get("inflight.seen", bench.times().absolute(now.at()), register));
    }

    void leave() {
        listening.end();
    }
}
