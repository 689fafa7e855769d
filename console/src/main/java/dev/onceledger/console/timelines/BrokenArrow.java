package dev.onceledger.console.timelines;

import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;

/** An arrow that breaks on its way: the answer that never arrived. */
final class BrokenArrow extends Region {
    private final Line begun = new Line();
    private final Polyline crack = new Polyline();
    private final Line lost = new Line();
    private final Polyline point = new Polyline();

    BrokenArrow() {
        getStyleClass().add("broken-arrow");
        begun.getStyleClass().add("broken-line");
        crack.getStyleClass().add("broken-crack");
        lost.getStyleClass().add("broken-line");
        lost.getStrokeDashArray().setAll(3.0, 3.0);
        point.getStyleClass().add("broken-line");
        getChildren().setAll(begun, lost, point, crack);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double middle = getHeight() / 2;
        double third = width / 3;
        place(begun, 0, third, middle);
        place(lost, 2 * third, width, middle);
        double size = getHeight() / 4;
        point.getPoints().setAll(width - size, middle - size, width, middle, width - size, middle + size);
        crack.getPoints()
                .setAll(
                        1.5 * third + size / 2,
                        0.0,
                        1.5 * third - size / 2,
                        middle,
                        1.5 * third + size / 2,
                        middle,
                        1.5 * third - size / 2,
                        2 * middle);
    }

    private static void place(Line line, double from, double to, double y) {
        line.setStartX(from);
        line.setEndX(to);
        line.setStartY(y);
        line.setEndY(y);
    }
}
