package dev.onceledger.console.look;

import java.util.function.Function;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;

/**
 * A cell with a short text of its row, and a longer one when pointed at.
 *
 * @param <R> the kind of row
 */
public final class TextCell<R> extends TableCell<R, R> implements Retold {
    private final Function<R, String> text;
    private final Function<R, String> longer;
    private final Tooltip tooltip = new Tooltip();

    private TextCell(String style, Function<R, String> text, Function<R, String> longer) {
        this.text = text;
        this.longer = longer;
        getStyleClass().add(style);
        // Words are read from their beginning; what tells codes apart is often their end.
        setTextOverrun(style.equals("code") ? OverrunStyle.CENTER_ELLIPSIS : OverrunStyle.ELLIPSIS);
    }

    /**
     * A cell that shows {@code text} in this style class, and {@code longer} when pointed at.
     *
     * @param <R> the kind of row
     */
    public static <R> TextCell<R> of(String style, Function<R, String> text, Function<R, String> longer) {
        return new TextCell<>(style, text, longer);
    }

    @Override
    protected void updateItem(R row, boolean empty) {
        super.updateItem(row, empty);
        setText(empty ? null : text.apply(row));
        tooltip.setText(empty ? "" : longer.apply(row));
        setTooltip(empty ? null : tooltip);
    }

    @Override
    public void retell() {
        if (!isEmpty()) {
            updateItem(getItem(), false);
        }
    }
}
