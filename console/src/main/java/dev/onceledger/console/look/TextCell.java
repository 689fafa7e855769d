package dev.onceledger.console.look;

import java.util.function.Function;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.Tooltip;
import javafx.util.Callback;

/**
 * A cell with a short text of its row, and a longer one when pointed at.
 *
 * @param <R> the kind of row
 */
public final class TextCell<R> extends TableCell<R, R> implements Retold {
    private final Function<R, String> text;
    private final Function<R, String> longer;
    private final Tooltip tooltip;

    private TextCell(String style, Function<R, String> text, Function<R, String> longer, Tooltip tooltip) {
        this.text = text;
        this.longer = longer;
        this.tooltip = tooltip;
        getStyleClass().add(style);
        // Words are read from their beginning; what tells codes apart is often their end.
        setTextOverrun(style.equals("code") ? OverrunStyle.CENTER_ELLIPSIS : OverrunStyle.ELLIPSIS);
        setOnMouseEntered(pointed -> tell());
    }

    /**
     * Makes cells that show {@code text} in this style class, and {@code longer} when pointed at, in one tooltip for all of
     * them.
     *
     * @param <R> the kind of row
     */
    public static <R> Callback<TableColumn<R, R>, TableCell<R, R>> factory(
            String style, Function<R, String> text, Function<R, String> longer) {
        Tooltip tooltip = new Tooltip();
        return column -> new TextCell<>(style, text, longer, tooltip);
    }

    private void tell() {
        if (!isEmpty()) {
            tooltip.setText(longer.apply(getItem()));
        }
    }

    @Override
    protected void updateItem(R row, boolean empty) {
        super.updateItem(row, empty);
        setText(empty ? null : text.apply(row));
        setTooltip(empty ? null : tooltip);
        if (isHover()) {
            tell();
        }
    }

    /** The tooltip tells of the cell that was pointed at last, which is another one. */
    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        if (attribute == AccessibleAttribute.HELP) {
            return isEmpty() ? "" : longer.apply(getItem());
        }
        return super.queryAccessibleAttribute(attribute, parameters);
    }

    @Override
    public void retell() {
        if (!isEmpty()) {
            updateItem(getItem(), false);
        }
    }
}
