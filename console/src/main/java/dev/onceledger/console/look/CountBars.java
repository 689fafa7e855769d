package dev.onceledger.console.look;

import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;

/** A small bar chart: over each bar its number, under it what it counts. */
public final class CountBars extends HBox {
    private static final double LEAST = 2;
    /** A space without width. */
    private static final String MAY_BREAK = "\u200b";

    /** An empty one. */
    public CountBars() {
        getStyleClass().add("count-bars");
        setAlignment(Pos.BOTTOM_CENTER);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setFocusTraversable(true);
    }

    /**
     * One bar.
     *
     * @param length in whatever is counted
     * @param number as it is written
     * @param what is counted
     * @param stressed whether it is drawn differently from the others
     */
    public record Bar(long length, String number, String what, boolean stressed) {}

    /** Shows these bars, under this name for who cannot see them. */
    public void show(List<Bar> bars, String name) {
        long most = Math.max(1, bars.stream().mapToLong(Bar::length).max().orElse(1));
        getChildren().setAll(bars.stream().map(bar -> column(bar, most)).toList());
        setAccessibleText(bars.stream()
                .map(bar -> bar.what() + " " + bar.number())
                .collect(Collectors.joining(", ", name + ": ", "")));
    }

    private static VBox column(Bar bar, long most) {
        Region fill = new Region();
        fill.getStyleClass().add(bar.stressed() ? "bar-stressed" : "bar-plain");
        StackPane room = new StackPane(fill);
        room.getStyleClass().add("bar-room");
        room.setAlignment(Pos.BOTTOM_CENTER);
        double share = (double) bar.length() / most;
        fill.maxHeightProperty()
                .bind(room.heightProperty()
                        .map(height -> bar.length() == 0 ? 0 : Math.max(LEAST, height.doubleValue() * share)));
        Label what = label(bar.what(), "text-muted");
        what.setTextAlignment(TextAlignment.CENTER);
        what.setMinHeight(Region.USE_PREF_SIZE);
        VBox column = new VBox(label(bar.number(), "strong"), room, what);
        column.setAlignment(Pos.TOP_CENTER);
        column.widthProperty().addListener((property, before, after) -> fit(what, bar.what(), after.doubleValue()));
        Tooltip.install(column, new Tooltip(bar.what() + ": " + bar.number()));
        HBox.setHgrow(column, Priority.ALWAYS);
        column.setPrefWidth(1);
        return column;
    }

    /** Where a caption has no room it takes two lines; it is cut where its text allows it, and bars still stand level. */
    private static void fit(Label what, String text, double room) {
        what.setText(text);
        what.applyCss();
        if (what.prefWidth(-1) > room) {
            what.setText(text.replace(MAY_BREAK, "\n"));
        }
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().addAll("small", style);
        label.setMinWidth(0);
        return label;
    }
}
