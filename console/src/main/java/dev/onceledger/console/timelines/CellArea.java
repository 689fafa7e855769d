package dev.onceledger.console.timelines;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.TextArea;
import javafx.scene.text.Text;

/** A text that can be selected and is as high as it needs to be in its width. */
final class CellArea extends TextArea {
    private final Text ruler = new Text();

    CellArea(String text) {
        super(text);
        setEditable(false);
        setWrapText(true);
        setFocusTraversable(false);
        setMinWidth(0);
        setPrefWidth(0);
        getStyleClass().add("cell-area");
    }

    /** Says something else; what is selected stays where nothing has changed. */
    void tell(String text) {
        if (!getText().equals(text)) {
            setText(text);
            requestLayout();
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double em = getFont().getSize();
        Insets insets = getInsets();
        ruler.setFont(getFont());
        ruler.setText(getText());
        ruler.setWrappingWidth(Math.max(em, width - insets.getLeft() - insets.getRight() - 1.4 * em));
        return Math.ceil(ruler.getLayoutBounds().getHeight() + insets.getTop() + insets.getBottom() + 0.9 * em);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }
}
