package dev.onceledger.console;

import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;

/** The contrast between a text and what is behind it, by WCAG's formula. */
final class Contrast {
    private Contrast() {}

    static double of(Labeled labeled) {
        return ratio((Color) labeled.getTextFill(), behind(labeled));
    }

    /** The colour behind a node: backgrounds from the nearest to the first that lets nothing through. */
    static Color behind(Node node) {
        if (node == null) {
            return Color.WHITE;
        }
        Color here = Color.TRANSPARENT;
        if (node instanceof Region region && region.getBackground() != null) {
            for (BackgroundFill fill : region.getBackground().getFills()) {
                here = fill.getFill() instanceof Color colour ? over(colour, here) : here;
            }
        }
        return here.getOpacity() >= 1 ? here : over(here, behind(node.getParent()));
    }

    private static Color over(Color front, Color back) {
        double opacity = front.getOpacity() + back.getOpacity() * (1 - front.getOpacity());
        if (opacity == 0) {
            return Color.TRANSPARENT;
        }
        return new Color(
                mix(front.getRed(), back.getRed(), front, back, opacity),
                mix(front.getGreen(), back.getGreen(), front, back, opacity),
                mix(front.getBlue(), back.getBlue(), front, back, opacity),
                Math.min(1, opacity));
    }

    private static double mix(double front, double back, Color over, Color under, double opacity) {
        double sum = front * over.getOpacity() + back * under.getOpacity() * (1 - over.getOpacity());
        return Math.min(1, sum / opacity);
    }

    static double ratio(Color one, Color other) {
        double lighter = Math.max(luminance(one), luminance(other));
        double darker = Math.min(luminance(one), luminance(other));
        return (lighter + 0.05) / (darker + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
}
