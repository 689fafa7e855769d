package dev.onceledger.console.inflight;

import dev.onceledger.console.look.NumberWords;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background.Ticks;
import dev.onceledger.console.work.Listening;
import java.time.Duration;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ToggleButton;

/** How often it is looked at: an interval, which is remembered, and a pause. */
final class IntervalController {
    private static final List<Integer> SECONDS = List.of(1, 2, 5, 10, 30);
    private static final int USUAL = 2;
    private static final String INTERVAL = "inflight.seconds";

    private final Workbench bench;
    private final InFlightModel model;
    private final Listening listening = new Listening();
    private Ticks ticks = () -> {};
    private Runnable look = () -> {};

    @FXML
    private ComboBox<Integer> interval;

    @FXML
    private ToggleButton pause;

    IntervalController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(InFlightModel.class, InFlightModel::new);
    }

    @FXML
    private void initialize() {
        NumberWords.offer(interval, SECONDS, number -> bench.texts().get("inflight.every", number));
        interval.setValue(bench.memory()
                .read(INTERVAL, Integer::valueOf)
                .filter(SECONDS::contains)
                .orElse(USUAL));
        listening.to(this::restart, interval.valueProperty(), pause.selectedProperty());
    }

    /** Says what to do at every interval. */
    void onLook(Runnable whenDue) {
        look = whenDue;
    }

    private void restart() {
        ticks.close();
        bench.memory().keep(INTERVAL, interval.getValue().toString());
        Duration every = Duration.ofSeconds(interval.getValue());
        ticks = pause.isSelected() ? () -> {} : bench.background().every(every, () -> look.run());
    }

    @FXML
    private void refresh() {
        model.refresh();
    }

    void leave() {
        ticks.close();
        listening.end();
    }
}
