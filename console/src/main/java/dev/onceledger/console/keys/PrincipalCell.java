package dev.onceledger.console.keys;

import dev.onceledger.browse.PrincipalRow;
import dev.onceledger.console.look.Retold;
import dev.onceledger.console.look.StatusPill;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import dev.onceledger.ledger.Status;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** A principal's name, when it was last active, and how many keys it has in each status. */
final class PrincipalCell extends ListCell<PrincipalRow> implements Retold {
    private final Texts texts;
    private final Times times;
    private final Label name = new Label();
    private final Label seen = new Label();
    private final CountsRow counts = new CountsRow();
    private final Map<Status, Label> labels = new EnumMap<>(Status.class);
    private final Tooltip tooltip = new Tooltip();
    private final VBox box;

    PrincipalCell(Texts texts, Times times) {
        this.texts = texts;
        this.times = times;
        name.getStyleClass().add("strong");
        name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        seen.getStyleClass().addAll("text-muted", "small");
        seen.setMinWidth(Region.USE_PREF_SIZE);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox first = new HBox(name, space, seen);
        first.setAlignment(Pos.BASELINE_LEFT);
        box = new VBox(first, counts);
        box.getStyleClass().add("principal");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(PrincipalRow row, boolean empty) {
        super.updateItem(row, empty);
        setGraphic(empty ? null : box);
        setTooltip(empty ? null : tooltip);
        if (empty) {
            setAccessibleText(null);
            return;
        }
        name.setText(row.name());
        seen.setText(times.relative(row.lastActivity()));
        List<String> told = new ArrayList<>();
        List<Label> shown = new ArrayList<>();
        for (Status status : Status.values()) {
            long count = row.counts().getOrDefault(status, 0L);
            if (count > 0) {
                Label label = labels.computeIfAbsent(status, PrincipalCell::count);
                label.setText(String.valueOf(count));
                shown.add(label);
                told.add(texts.of("status", status) + " " + count);
            }
        }
        counts.show(shown);
        String all = String.join(", ", told);
        setAccessibleText(row.name() + ", " + all);
        tooltip.setText(row.name() + "\n" + all + "\n"
                + texts.get("principals.lastActivity", times.absolute(row.lastActivity())));
    }

    @Override
    public void retell() {
        if (!isEmpty()) {
            updateItem(getItem(), false);
        }
    }

    private static Label count(Status status) {
        Label label = new Label("", new FontIcon(StatusPill.icon(status)));
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.getStyleClass().addAll("count", "small", "count-" + StatusPill.styleName(status));
        return label;
    }
}
