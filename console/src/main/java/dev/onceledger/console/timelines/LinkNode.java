package dev.onceledger.console.timelines;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;

/** An arrow from lane to lane with its words on it. */
final class LinkNode extends Region {
    private static final double HEIGHT_EMS = 1.5;

    private final Link link;
    private final Line line = new Line();
    private final Polygon point = new Polygon();
    private final Label words;

    LinkNode(Link link) {
        this.link = link;
        getStyleClass().addAll("link", link.kind().styleClass());
        line.getStyleClass().add("link-line");
        point.getStyleClass().add("link-point");
        words = new Label(link.text());
        words.getStyleClass().add("link-words");
        getChildren().setAll(line, point, words);
        setMouseTransparent(true);
    }

    static double height(double em) {
        return HEIGHT_EMS * em;
    }

    /** Draws it at this height, over all lanes. */
    void place(Columns columns, double y) {
        double em = columns.em();
        resizeRelocate(0, y, columns.width(), height(em));
        boolean right = link.to() > link.from();
        double gap = 0.55 * em;
        double from = columns.line(link.from()) + (right ? gap : -gap);
        double to = columns.line(link.to()) + (right ? -gap : gap);
        double middle = Math.round(height(em) / 2) + 0.5;
        line.setStartX(from);
        line.setEndX(to);
        line.setStartY(middle);
        line.setEndY(middle);
        double size = 0.45 * em;
        double back = right ? to - size : to + size;
        point.getPoints().setAll(to, middle, back, middle - size * 0.8, back, middle + size * 0.8);
        words.applyCss();
        double width = words.prefWidth(-1);
        double beside = Math.min(from, to) + 1.1 * em;
        words.resizeRelocate(
                Math.round(
                        right ? beside : Math.max(beside, Math.min(from - width - 0.8 * em, columns.marks(link.to())))),
                Math.round((height(em) - words.prefHeight(-1)) / 2),
                width,
                words.prefHeight(-1));
    }

    @Override
    protected void layoutChildren() {
        // Placed by the diagram, which alone knows the lanes.
    }
}
