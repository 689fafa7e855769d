package dev.onceledger.console.timelines;

import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** A mark as a small box: what everyone must read, with its shape, and the rest in small letters. */
final class MarkNode extends VBox {
    private final Label text;

    MarkNode(Mark mark) {
        getStyleClass().addAll("mark", mark.kind().styleClass());
        text = new Label(mark.text(), shape(mark.kind()));
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

    /** Where there is little room the words matter more than the shape, unless the shape is the message. */
    void fit(boolean narrow) {
        boolean message = text.getGraphic() instanceof BrokenArrow;
        ContentDisplay less = message ? ContentDisplay.TOP : ContentDisplay.TEXT_ONLY;
        text.setContentDisplay(narrow ? less : ContentDisplay.LEFT);
    }

    private static Node shape(Mark.Kind kind) {
        return kind == Mark.Kind.LOST ? new BrokenArrow() : new FontIcon(kind.icon());
    }
}
