package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** One tick: its name and note, its rows, and what was expected and is not there; only its name while it is ahead. */
final class BandNode {
    private final Region ground = new Region();
    private final VBox head = new VBox();
    private final List<RowNode> rows;
    private final List<double[]> extents = new ArrayList<>();

    BandNode(LaneBand band, boolean even, Texts texts) {
        ground.getStyleClass().addAll("band", even ? "band-even" : "band-odd");
        head.getStyleClass().add("band-head");
        head.getChildren().add(line(band, texts));
        for (String unmet : band.unmet()) {
            Label label = new Label(unmet, new FontIcon("fth-alert-triangle"));
            label.getStyleClass().add("band-unmet");
            label.setWrapText(true);
            head.getChildren().add(label);
        }
        if (!band.isReached()) {
            ground.getStyleClass().add("band-ahead");
            head.getStyleClass().add("head-ahead");
        }
        rows = band.rows().stream().map(RowNode::new).toList();
    }

    private static HBox line(LaneBand band, Texts texts) {
        Label name = new Label(band.name());
        name.getStyleClass().add("band-name");
        name.setMinWidth(Region.USE_PREF_SIZE);
        Label note = new Label(band.isReached() ? band.note() : texts.get("lanes.ahead"));
        note.getStyleClass().add("band-note");
        note.setWrapText(true);
        note.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(note, Priority.ALWAYS);
        HBox line = new HBox(name, note);
        line.getStyleClass().add("band-line");
        long all = band.met() + band.unmet().size();
        if (all > 0) {
            boolean good = band.unmet().isEmpty();
            Label checks = new Label(
                    texts.get("lanes.met", band.met(), all), new FontIcon(good ? "fth-check" : "fth-alert-triangle"));
            checks.getStyleClass().addAll("band-checks", good ? "checks-good" : "checks-bad");
            checks.setMinWidth(Region.USE_PREF_SIZE);
            line.getChildren().add(checks);
        }
        return line;
    }

    /** What lies below bars and arrows. */
    Node ground() {
        return ground;
    }

    /** What lies above them. */
    List<Node> nodes() {
        List<Node> nodes = new ArrayList<>();
        rows.forEach(row -> nodes.addAll(row.nodes()));
        nodes.add(head);
        return nodes;
    }

    double height(Columns columns) {
        double height = head.prefHeight(columns.width());
        for (RowNode row : rows) {
            height += row.height(columns);
        }
        return Math.ceil(height);
    }

    /** Puts it there, and says how high it is. */
    double place(Columns columns, double y) {
        extents.clear();
        double top = y;
        double headHeight = head.prefHeight(columns.width());
        head.resizeRelocate(0, top, columns.width(), headHeight);
        top += headHeight;
        for (RowNode row : rows) {
            double height = row.place(columns, top);
            extents.add(new double[] {top, top + height});
            top += height;
        }
        ground.resizeRelocate(0, y, columns.width(), Math.ceil(top - y));
        return Math.ceil(top - y);
    }

    /** Where each of its rows begins and ends. */
    List<double[]> extents() {
        return extents;
    }
}
