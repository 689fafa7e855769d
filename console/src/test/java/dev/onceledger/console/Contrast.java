package dev.onceledger.console;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;

/** The contrast between a text and what is behind it, by WCAG's formula. */
final class Contrast {
    private Contrast() {}

    static double of(Labeled labeled) {
        return ratio((Color) labeled.getTextFill(), behind(labeled));
    }

    /** The colour behind a node: backgrounds from the nearest to the first that lets nothing through. */
    static Color behind(Node node) {
        return grounds(node).get(0);
    }

    /** The least, wherever the text lies over something of more than one colour. */
    static double of(Text text) {
        double opacity = 1;
        for (Node node = text; node != null; node = node.getParent()) {
            opacity *= node.getOpacity();
        }
        Color fill = ((Color) text.getFill()).deriveColor(0, 1, 1, opacity);
        return grounds(text).stream()
                .mapToDouble(ground -> ratio(over(fill, ground), ground))
                .min()
                .orElse(1);
    }

    /** Every colour that may be behind some of a node: its own, that of its parents, of what they have painted before it. */
    private static List<Color> grounds(Node node) {
        Bounds where = node.localToScene(node.getBoundsInLocal());
        List<Color> seen = node instanceof Region region ? fills(region) : List.of(Color.TRANSPARENT);
        for (Node at = node; at.getParent() != null && !areOpaque(seen); at = at.getParent()) {
            Parent parent = at.getParent();
            List<Node> children = parent.getChildrenUnmodifiable();
            for (int i = children.indexOf(at) - 1; i >= 0; i--) {
                seen = beneath(seen, children.get(i), where);
            }
            seen = parent instanceof Region region ? stacked(seen, fills(region)) : seen;
        }
        return stacked(seen, List.of(Color.WHITE));
    }

    /** With this before it, if it lies there. */
    private static List<Color> beneath(List<Color> above, Node node, Bounds where) {
        Bounds there = node.localToScene(node.getBoundsInLocal());
        if (!node.isVisible() || !there.intersects(where) || node instanceof Text || isCutOff(node, where)) {
            return above;
        }
        List<Color> seen = above;
        if (node instanceof Parent parent) {
            List<Node> children = parent.getChildrenUnmodifiable();
            for (int i = children.size() - 1; i >= 0; i--) {
                seen = beneath(seen, children.get(i), where);
            }
        }
        List<Color> painted = node instanceof Region region
                ? fills(region)
                : node instanceof Shape shape ? colours(shape.getFill()) : List.of(Color.TRANSPARENT);
        List<Color> through = new ArrayList<>(stacked(seen, painted));
        if (!there.contains(where)) {
            through.addAll(seen);
        }
        return through.stream().distinct().toList();
    }

    /** Whether nothing of what lies there is to be seen, as where it has been scrolled away. */
    static boolean isCutOff(Node node, Bounds where) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at.getClip() != null
                    && !at.localToScene(at.getClip().getBoundsInParent()).intersects(where)) {
                return true;
            }
        }
        return false;
    }

    private static boolean areOpaque(List<Color> colours) {
        return colours.stream().allMatch(Color::isOpaque);
    }

    private static List<Color> fills(Region region) {
        List<Color> here = List.of(Color.TRANSPARENT);
        if (region.getBackground() != null) {
            for (BackgroundFill fill : region.getBackground().getFills()) {
                here = stacked(colours(fill.getFill()), here);
            }
        }
        return here;
    }

    private static List<Color> colours(Paint paint) {
        if (paint instanceof LinearGradient gradient) {
            return gradient.getStops().stream().map(Stop::getColor).distinct().toList();
        }
        return List.of(paint instanceof Color colour ? colour : Color.TRANSPARENT);
    }

    private static List<Color> stacked(List<Color> fronts, List<Color> backs) {
        return fronts.stream()
                .flatMap(front -> backs.stream().map(back -> over(front, back)))
                .distinct()
                .toList();
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
