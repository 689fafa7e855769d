package dev.onceledger.console.sweep;

import dev.onceledger.browse.ActivityRow;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** One earlier run: how many, how it ended, who, when and why. */
final class PastRunCell extends ListCell<ActivityRow> {
    private static final List<String> ENDINGS = List.of("running", "completed", "cancelled", "failed");

    private static final double SCROLL_BAR = 20;

    private final Texts texts;
    private final Times times;
    private final Label count = new Label();
    private final Label when = new Label();
    private final Label who = new Label();
    private final Label why = new Label();
    private final VBox box;

    PastRunCell(Texts texts, Times times) {
        this.texts = texts;
        this.times = times;
        count.getStyleClass().add("strong");
        when.getStyleClass().addAll("text-muted", "small");
        when.setMinWidth(Region.USE_PREF_SIZE);
        who.getStyleClass().addAll("text-muted", "small");
        count.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(count, Priority.ALWAYS);
        for (Label words : List.of(count, why, who)) {
            words.setWrapText(true);
        }
        box = new VBox(new HBox(count, when), why, who);
        box.getStyleClass().add("principal");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(ActivityRow run, boolean empty) {
        super.updateItem(run, empty);
        setGraphic(empty ? null : box);
        setTooltip(null);
        if (empty) {
            setAccessibleText(null);
            return;
        }
        count.setText(texts.get("sweep.past.count", run.affected() == null ? 0 : run.affected(), ending(run.detail())));
        when.setText(times.relative(run.occurredAt()));
        who.setText(texts.get("sweep.past.who", run.who(), times.absolute(run.cutoff())));
        why.setText(run.reason());
        setTooltip(new Tooltip(times.absolute(run.occurredAt()) + "\n" + who.getText() + "\n" + run.reason()));
        setAccessibleText(count.getText() + ", " + when.getText() + ", " + run.who() + ", " + run.reason());
    }

    /** JavaFX would ask how high it is where nothing has to be wrapped. */
    @Override
    protected double computePrefHeight(double width) {
        if (getGraphic() == null) {
            return super.computePrefHeight(width);
        }
        double room = getListView().getWidth() - SCROLL_BAR - snappedLeftInset() - snappedRightInset();
        return snappedTopInset() + box.prefHeight(Math.max(0, room)) + snappedBottomInset();
    }

    /** The audit's detail begins with how the run ended. */
    private String ending(String detail) {
        return ENDINGS.stream()
                .filter(ending -> detail != null && detail.startsWith(ending))
                .map(ending -> texts.get("sweep.past." + ending))
                .findFirst()
                .orElse("");
    }
}
