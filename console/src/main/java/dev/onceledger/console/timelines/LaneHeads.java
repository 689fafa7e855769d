package dev.onceledger.console.timelines;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** The names of the lanes, which stay where they are while the diagram below is scrolled. */
final class LaneHeads extends Pane {
    private final LanesPane below;

    LaneHeads(LanesPane below) {
        this.below = below;
        getStyleClass().add("lane-heads");
        setMinHeight(Region.USE_PREF_SIZE);
        below.widthProperty().addListener((property, before, after) -> follow());
    }

    /** The width changes while the window is being laid out, and what is asked for then may be forgotten. */
    private void follow() {
        requestLayout();
        layoutChildren();
    }

    void show(Lanes lanes) {
        getChildren().clear();
        for (int lane = 0; lane < lanes.heads().size(); lane++) {
            Label head = new Label(lanes.heads().get(lane));
            head.getStyleClass().addAll("lane-head", lane < lanes.clients() ? "lane-client" : "lane-outside");
            getChildren().add(head);
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return getChildren().stream()
                        .mapToDouble(head -> head.prefHeight(-1))
                        .max()
                        .orElse(0)
                + snappedTopInset()
                + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        Columns columns = below.columns(below.getWidth());
        for (int lane = 0; lane < getChildren().size(); lane++) {
            Region head = (Region) getChildren().get(lane);
            double room = columns.marks(lane) + columns.room(lane) - columns.start(lane);
            head.resizeRelocate(
                    columns.start(lane) + 0.2 * columns.em(),
                    snappedTopInset(),
                    Math.min(room, head.prefWidth(-1)),
                    head.prefHeight(-1));
        }
    }
}
