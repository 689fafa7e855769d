package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** The sequence diagram: time flows down, one band for each tick. Its width decides where the lanes are, they its height. */
final class LanesPane extends Region {
    private final Label ruler = new Label("m");
    private final List<BandNode> bands = new ArrayList<>();
    private final List<Region> bars = new ArrayList<>();
    private Runnable placed = () -> {};
    private Lanes lanes = new Lanes(List.of(), 0, List.of(), List.of());

    LanesPane() {
        getStyleClass().add("lanes");
        ruler.setVisible(false);
        getChildren().add(ruler);
    }

    void show(Lanes next, Texts texts) {
        lanes = next;
        bands.clear();
        bars.clear();
        getChildren().setAll(ruler);
        for (int i = 0; i < lanes.bands().size(); i++) {
            bands.add(new BandNode(lanes.bands().get(i), i % 2 == 0, texts));
        }
        bands.forEach(band -> getChildren().add(band.ground()));
        for (Bar bar : lanes.bars()) {
            Region region = new Region();
            region.getStyleClass().addAll("bar", bar.kind().styleClass());
            bars.add(region);
        }
        getChildren().addAll(bars);
        bands.forEach(band -> getChildren().addAll(band.nodes()));
        requestLayout();
    }

    /** Calls this after everything has been put in its place. */
    void whenPlaced(Runnable then) {
        placed = then;
    }

    /** How far down the tick that was reached last begins and ends. */
    double[] newest() {
        double[] found = {0, 0};
        for (int i = 0; i < bands.size(); i++) {
            if (lanes.bands().get(i).isReached()) {
                Region ground = (Region) bands.get(i).ground();
                found = new double[] {ground.getLayoutY(), ground.getLayoutY() + ground.getHeight()};
            }
        }
        return found;
    }

    Columns columns(double width) {
        return new Columns(lanes.clients(), width, ruler.getFont().getSize());
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinWidth(double height) {
        return Columns.least(lanes.clients(), ruler.getFont().getSize());
    }

    @Override
    protected double computePrefWidth(double height) {
        return computeMinWidth(height);
    }

    @Override
    protected double computePrefHeight(double width) {
        Columns columns = columns(width);
        return bands.stream().mapToDouble(band -> band.height(columns)).sum();
    }

    @Override
    protected void layoutChildren() {
        Columns columns = columns(getWidth());
        List<double[]> rows = new ArrayList<>();
        double y = 0;
        for (BandNode band : bands) {
            y += band.place(columns, y);
            rows.addAll(band.extents());
        }
        for (int i = 0; i < bars.size(); i++) {
            place(bars.get(i), lanes.bars().get(i), columns, rows);
        }
        placed.run();
    }

    private static void place(Region region, Bar bar, Columns columns, List<double[]> rows) {
        double em = columns.em();
        double width = bar.kind() == Bar.Kind.ALIVE ? Math.max(2, 0.15 * em) : 0.8 * em;
        double top = rows.get(bar.from())[0] + 0.5 * em;
        double[] last = rows.get(bar.to());
        double bottom = bar.closes() ? last[0] + 1.1 * em : last[1] - 0.15 * em;
        region.resizeRelocate(Math.round(columns.line(bar.lane()) - width / 2), top, width, bottom - top);
    }
}
