package dev.onceledger.console.keys;

import dev.onceledger.browse.HourCount;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/** Replays and conflicts by the hour, and what they come to. */
final class HoursController {
    private final Workbench bench;
    private final OverviewModel model;
    private final Listening listening = new Listening();

    @FXML
    private Label replays;

    @FXML
    private Label conflicts;

    @FXML
    private HourBars bars;

    @FXML
    private Label earliest;

    HoursController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(KeysModel.class, KeysModel::new).overview();
    }

    @FXML
    private void initialize() {
        listening.to(this::show, model.hoursProperty(), bench.times().zoneProperty());
    }

    private void show() {
        List<HourCount> hours = model.hoursProperty().get();
        Texts texts = bench.texts();
        bars.show(hours, texts, bench.times());
        long again = hours.stream().mapToLong(HourCount::replays).sum();
        long refused = hours.stream().mapToLong(HourCount::conflicts).sum();
        replays.setText(texts.get("overview.replays", again));
        conflicts.setText(texts.get("overview.conflicts", refused));
        bars.setAccessibleText(texts.get("overview.hours.spoken", again, refused));
        earliest.setText(hours.isEmpty() ? "" : bench.times().hour(hours.get(0).hour()));
    }

    void leave() {
        listening.end();
    }
}
