package dev.onceledger.console.keys;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background.Ticks;
import java.time.Duration;
import java.util.List;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.ToggleGroup;

/** Reads again at an interval that the button's menu offers; the interval is remembered. */
final class AutoRefresh {
    /** 0 pauses. */
    private static final List<Integer> SECONDS = List.of(0, 2, 5, 10, 30, 60);

    private static final String INTERVAL = "keys.seconds";

    private final Workbench bench;
    private final KeysModel keys;
    private Ticks ticks = () -> {};

    AutoRefresh(Workbench bench, KeysModel keys) {
        this.bench = bench;
        this.keys = keys;
    }

    void offer(SplitMenuButton button) {
        String kept = bench.preferences().get(INTERVAL, "0");
        ToggleGroup group = new ToggleGroup();
        for (Integer seconds : SECONDS) {
            RadioMenuItem item = new RadioMenuItem(
                    seconds == 0
                            ? bench.texts().get("keys.refresh.off")
                            : bench.texts().get("keys.refresh.every", seconds));
            item.setToggleGroup(group);
            item.setSelected(kept.equals(seconds.toString()));
            item.setOnAction(event -> choose(seconds));
            button.getItems().add(item);
            if (item.isSelected()) {
                every(seconds);
            }
        }
    }

    private void choose(Integer seconds) {
        every(seconds);
        bench.background()
                .run(
                        () -> {
                            bench.preferences().set(INTERVAL, seconds.toString());
                            return seconds;
                        },
                        kept -> {},
                        failed -> {});
    }

    private void every(int seconds) {
        ticks.close();
        ticks = seconds == 0 ? () -> {} : bench.background().every(Duration.ofSeconds(seconds), this::tick);
    }

    /** What is still being read is not asked for twice, and a database that has gone is not asked at all. */
    private void tick() {
        if (!bench.contact().isLost() && !keys.list().busyProperty().get()) {
            keys.refresh();
        }
    }

    void leave() {
        ticks.close();
    }
}
