package dev.onceledger.console.timelines;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** A mark as a small box: what everyone must read, with its shape, and the rest in small letters. */
final class MarkNode extends VBox {
    MarkNode(Mark mark) {
        getStyleClass().addAll("mark", mark.kind().styleClass());
        Label text = new Label(mark.text(), shape(mark.kind()));
        text.getStyleClass().add("mark-text");
        text.setWrapText(true);
        getChildren().add(text);
        if (!mark.detail().isEmpty()) {
            Label detail = new Label(mark.detail());
            detail.getStyleClass().add("mark-detail");
            detail.setWrapText(true);
            getChildren().add(detail);
            Tooltip.install(this, new Tooltip(mark.text() + "\n" + mark.detail()));
        }
        setFillWidth(true);
    }

    private static Node shape(Mark.Kind kind) {
        return kind == Mark.Kind.LOST ? new BrokenArrow() : new FontIcon(kind.icon());
    }
}
