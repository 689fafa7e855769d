package dev.onceledger.console.keys;

import dev.onceledger.browse.HourCount;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import java.util.List;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/** Replays upwards and conflicts downwards from one line, a pair of bars for each hour: told apart without their colour. */
public final class HourBars extends Region {
    private static final double GAP = 0.28;
    private static final double LEAST = 2;
    private static final double LINE = 1;

    private List<HourCount> hours = List.of();

    /** An empty one. */
    public HourBars() {
        getStyleClass().add("hour-bars");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setFocusTraversable(true);
    }

    void show(List<HourCount> counted, Texts texts, Times times) {
        hours = counted;
        getChildren().clear();
        Region line = part("axis");
        for (HourCount hour : hours) {
            Region area = part("hour-area");
            Tooltip tooltip = new Tooltip(texts.get(
                    "overview.hour",
                    times.hour(hour.hour()),
                    times.hour(hour.hour().plusSeconds(3600)),
                    hour.replays(),
                    hour.conflicts()));
            tooltip.setShowDelay(Duration.millis(150));
            tooltip.setWrapText(true);
            tooltip.setMaxWidth(380);
            Tooltip.install(area, tooltip);
            getChildren().addAll(area, bar("bar-replays"), bar("bar-conflicts"));
        }
        getChildren().add(line);
        requestLayout();
    }

    private static Region part(String style) {
        Region part = new Region();
        part.getStyleClass().add(style);
        return part;
    }

    private static Region bar(String style) {
        Region bar = part(style);
        bar.setMouseTransparent(true);
        return bar;
    }

    @Override
    protected void layoutChildren() {
        if (hours.isEmpty()) {
            return;
        }
        double up = hours.stream().mapToLong(HourCount::replays).max().orElse(0);
        double down = hours.stream().mapToLong(HourCount::conflicts).max().orElse(0);
        double height = getHeight() - LINE;
        double unit = height / Math.max(1, up + down);
        double zero = up + down == 0 ? height : up * unit;
        double wide = getWidth() / hours.size();
        for (int at = 0; at < hours.size(); at++) {
            double left = at * wide;
            getChildren().get(3 * at).resizeRelocate(left, 0, wide, getHeight());
            double tall = length(hours.get(at).replays(), unit);
            getChildren()
                    .get(3 * at + 1)
                    .resizeRelocate(left + wide * GAP / 2, Math.max(0, zero - tall), wide * (1 - GAP), tall);
            double deep = length(hours.get(at).conflicts(), unit);
            getChildren()
                    .get(3 * at + 2)
                    .resizeRelocate(
                            left + wide * GAP / 2, Math.min(zero + LINE, getHeight() - deep), wide * (1 - GAP), deep);
        }
        getChildren().get(3 * hours.size()).resizeRelocate(0, zero, getWidth(), LINE);
    }

    /** One of a thousand is still to be seen. */
    private static double length(long count, double unit) {
        return count == 0 ? 0 : Math.max(LEAST, count * unit);
    }
}
