package dev.onceledger.console.look;

import dev.onceledger.console.text.Texts;
import dev.onceledger.ledger.Status;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/** A status as a word, a shape and a colour. */
public final class StatusPill extends Label {
    private final FontIcon icon = new FontIcon();
    private final Tooltip tooltip = new Tooltip();
    private Status shown;

    /** An empty one, for a table's cell. */
    public StatusPill() {
        getStyleClass().add("pill");
        setGraphic(icon);
        setMinWidth(USE_PREF_SIZE);
    }

    /** One that shows this status. */
    public StatusPill(Status status, Texts texts) {
        this();
        show(status, texts);
    }

    /** Shows another status. */
    public void show(Status status, Texts texts) {
        setText(texts.of("status", status));
        tooltip.setText(status.name() + " – " + texts.of("status.means", status));
        setTooltip(tooltip);
        if (status != shown) {
            shown = status;
            icon.setIconLiteral(icon(status));
            getStyleClass().removeIf(name -> name.startsWith("pill-"));
            getStyleClass().add("pill-" + styleName(status));
        }
    }

    /** The shape that stands for a status wherever there is no room for its word. */
    public static String icon(Status status) {
        return switch (status) {
            case PROCESSING -> "fth-loader";
            case SUCCEEDED -> "fth-check-circle";
            case FAILED_FINAL -> "fth-x-circle";
            case EXPIRED -> "fth-archive";
            case UNKNOWN -> "fth-help-circle";
        };
    }

    /** The last part of the style classes that carry a status's colour. */
    public static String styleName(Status status) {
        return status.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
