package dev.onceledger.console.timelines;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** One action: what the file says, the arrows, and below them the marks of each lane. */
final class RowNode {
    private static final double AROUND_EMS = 0.35;

    private static final PseudoClass ABOVE = PseudoClass.getPseudoClass("above");

    private final Label action;
    private final List<LinkNode> links;
    private final Map<Integer, VBox> cells = new TreeMap<>();
    private final Map<Integer, Region> crosses = new TreeMap<>();

    RowNode(LaneRow row) {
        action = new Label(row.action());
        action.getStyleClass().addAll("lane-action", "code");
        action.setWrapText(true);
        links = row.links().stream().map(LinkNode::new).toList();
        row.marks().forEach((lane, marks) -> {
            if (!marks.isEmpty()) {
                VBox cell = new VBox();
                cell.getStyleClass().add("lane-cell");
                marks.forEach(mark -> cell.getChildren().add(new MarkNode(mark)));
                cells.put(lane, cell);
            }
            if (marks.stream().anyMatch(mark -> mark.kind() == Mark.Kind.DEAD)) {
                Region cross = new Region();
                cross.getStyleClass().add("cross");
                crosses.put(lane, cross);
            }
        });
    }

    /** Everything in it, the arrows below the marks. */
    List<Node> nodes() {
        List<Node> nodes = new ArrayList<>(links);
        nodes.addAll(cells.values());
        nodes.addAll(crosses.values());
        nodes.add(action);
        return nodes;
    }

    double height(Columns columns) {
        double cell = 0;
        for (Map.Entry<Integer, VBox> one : cells.entrySet()) {
            fit(one.getValue(), columns);
            cell = Math.max(cell, one.getValue().prefHeight(columns.room(one.getKey())));
        }
        double drawn = links.size() * LinkNode.height(columns.em()) + cell;
        double said = action.prefHeight(actionRoom(columns));
        return Math.ceil((columns.isBeside() ? Math.max(said, drawn) : said + drawn) + 2 * AROUND_EMS * columns.em());
    }

    private static double actionRoom(Columns columns) {
        return columns.isBeside() ? columns.gutter() - columns.em() : columns.width() - columns.marks(0);
    }

    private static void fit(VBox cell, Columns columns) {
        cell.getChildren().forEach(mark -> ((MarkNode) mark).fit(columns.isNarrow()));
    }

    /** Puts it there, and says how high it is. */
    double place(Columns columns, double y) {
        double em = columns.em();
        double top = y + AROUND_EMS * em;
        double room = actionRoom(columns);
        double said = action.prefHeight(room);
        action.pseudoClassStateChanged(ABOVE, !columns.isBeside());
        if (columns.isBeside()) {
            action.resizeRelocate(0.6 * em, top, room, said);
        } else {
            action.resizeRelocate(columns.marks(0), top, Math.min(room, action.prefWidth(-1)), said);
            top += said;
        }
        for (LinkNode link : links) {
            link.place(columns, top);
            top += LinkNode.height(em);
        }
        double marks = top;
        crosses.forEach(
                (lane, cross) -> cross.resizeRelocate(columns.line(lane) - 0.7 * em, marks, 1.4 * em, 1.4 * em));
        cells.forEach((lane, cell) -> {
            double wide = columns.room(lane);
            cell.resizeRelocate(columns.marks(lane), marks, wide, cell.prefHeight(wide));
        });
        return height(columns);
    }
}
