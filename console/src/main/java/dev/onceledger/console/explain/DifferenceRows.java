package dev.onceledger.console.explain;

import dev.onceledger.console.text.Texts;
import dev.onceledger.explain.Explanation;
import dev.onceledger.explain.Explanation.Expected;
import dev.onceledger.fingerprint.Difference;
import dev.onceledger.json.Secrets;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The members that differ, stored and pasted side by side. */
final class DifferenceRows {
    private final Texts texts;
    private final Secrets secrets;

    DifferenceRows(Texts texts, Secrets secrets) {
        this.texts = texts;
        this.secrets = secrets;
    }

    List<Node> of(Explanation explanation) {
        if (explanation.expected() != Expected.CONFLICT) {
            return List.of();
        } else if (explanation.differences().isEmpty()) {
            return List.of(wrapped(new Label(texts.get("explain.noDifferences")), "text-muted"));
        }
        return explanation.differences().stream().map(this::row).toList();
    }

    private Node row(Difference difference) {
        Label pointer = wrapped(new Label(difference.pointer().isEmpty() ? "/" : difference.pointer()), "code");
        GridPane sides = new GridPane();
        sides.getStyleClass().add("fields");
        ColumnConstraints half = new ColumnConstraints();
        half.setPercentWidth(50);
        sides.getColumnConstraints().setAll(half, half);
        sides.addRow(0, muted("explain.stored"), muted("explain.pasted"));
        boolean secret = secrets.isWithinSecret(difference.pointer());
        sides.addRow(1, value(difference.left(), secret), value(difference.right(), secret));
        if (difference.looksAlike() && !secret) {
            sides.addRow(2, points(difference.leftCodePoints()), points(difference.rightCodePoints()));
        }
        VBox row = new VBox(pointer, sides);
        row.getStyleClass().add("difference");
        if (difference.looksAlike()) {
            row.getChildren().add(wrapped(new Label(texts.get("explain.lookAlike")), "warning"));
        }
        return row;
    }

    private Label muted(String key) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().addAll("text-muted", "small");
        return label;
    }

    private Label value(Optional<String> value, boolean secret) {
        String text =
                value.map(kept -> secret ? Secrets.MASK : secrets.mask(kept)).orElse(texts.get("explain.absent"));
        return wrapped(new Label(text), "code");
    }

    private Label points(List<String> codePoints) {
        return wrapped(new Label(codePoints.isEmpty() ? "–" : String.join(" ", codePoints)), "text-muted");
    }

    private static Label wrapped(Label label, String style) {
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }
}
