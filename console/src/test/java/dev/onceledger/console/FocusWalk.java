package dev.onceledger.console;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Toggle;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Goes from control to control by the Tab key until the first comes round, and notes what is wrong; on the screen's thread. */
final class FocusWalk {
    private static final int LONGEST = 400;
    private static final double SLACK = 2;
    /** The parts of the window in the order in which the keyboard goes through them; what is in none is a dialog. */
    private static final List<String> PARTS =
            List.of(".banner", ".contact", ".rail", ".content", ".send-panel", ".status-bar", ".guide");

    private final Scene scene;
    private final List<String> faults = new ArrayList<>();

    private FocusWalk(Scene scene) {
        this.scene = scene;
    }

    /** What is wrong with the order and the names; empty if nothing is. */
    static List<String> faults(Scene scene) {
        FocusWalk walk = new FocusWalk(scene);
        scene.getRoot().applyCss();
        scene.getRoot().layout();
        List<Node> reachable = reachable(scene.getRoot());
        if (reachable.isEmpty()) {
            return List.of("nothing can be reached");
        }
        walk.go(reachable, false);
        walk.go(reachable, true);
        reachable.stream()
                .filter(node -> name(node, scene).isBlank())
                .forEach(node -> walk.faults.add("no name: " + told(node)));
        return walk.faults;
    }

    private static List<Node> reachable(Node root) {
        return OnScreen.within(root).stream()
                .filter(node -> node.isFocusTraversable() && !node.isDisabled() && !isReachedByArrow(node))
                .toList();
    }

    /** Of buttons of which one is chosen, Tab reaches that one, and the arrow keys the others. */
    private static boolean isReachedByArrow(Node node) {
        return node instanceof Toggle toggle
                && toggle.getToggleGroup() != null
                && toggle.getToggleGroup().getSelectedToggle() != null
                && !toggle.isSelected();
    }

    private void go(List<Node> reachable, boolean backwards) {
        Node first = reachable.get(0);
        first.requestFocus();
        Set<Node> met = new LinkedHashSet<>(Set.of(first));
        Node here = first;
        while (met.size() < LONGEST) {
            press(backwards);
            Node next = scene.getFocusOwner();
            if (!backwards && next != first) {
                compare(here, next);
            }
            if (!met.add(next)) {
                if (next != first) {
                    faults.add((backwards ? "trap backwards at " : "trap at ") + told(next));
                }
                break;
            }
            here = next;
        }
        reachable.stream()
                .filter(node -> !met.contains(node) && node.getScene() == scene)
                .forEach(node -> faults.add((backwards ? "not reached backwards: " : "not reached: ") + told(node)));
    }

    private void press(boolean backwards) {
        KeyEvent tab = new KeyEvent(KeyEvent.KEY_PRESSED, "\t", "Tab", KeyCode.TAB, backwards, false, false, false);
        Event.fireEvent(scene.getFocusOwner(), tab);
    }

    /** From one part of the window to the next, and in each to the right or down. */
    private void compare(Node here, Node next) {
        int from = part(here);
        int to = part(next);
        if (to < from) {
            faults.add("out of order: " + told(next) + " after " + told(here));
        } else if (to == from && !isWithin(next, here)) {
            Bounds before = bounds(here);
            Bounds after = bounds(next);
            boolean above = after.getMaxY() <= before.getMinY() + SLACK && after.getMinX() < before.getMaxX() - SLACK;
            double common = Math.min(before.getMaxY(), after.getMaxY()) - Math.max(before.getMinY(), after.getMinY());
            boolean sameLine = common > Math.min(before.getHeight(), after.getHeight()) / 2;
            boolean left = sameLine && after.getMaxX() <= before.getMinX() + SLACK;
            if (above || left) {
                faults.add("against the reading direction: " + told(next) + " after " + told(here));
            }
        }
    }

    private static boolean isWithin(Node node, Node ancestor) {
        return node != null && (node == ancestor || isWithin(node.getParent(), ancestor));
    }

    private static Bounds bounds(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private int part(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            for (String style : at.getStyleClass()) {
                int part = PARTS.indexOf("." + style);
                if (part >= 0) {
                    return part;
                }
            }
        }
        return PARTS.size();
    }

    private static String name(Node node, Scene scene) {
        if (node.getAccessibleText() != null) {
            return node.getAccessibleText();
        } else if (node instanceof Labeled labeled && labeled.getText() != null) {
            return labeled.getText();
        }
        return scene.getRoot().lookupAll(".label").stream()
                .filter(label -> label instanceof Label named && named.getLabelFor() == node)
                .map(label -> ((Label) label).getText())
                .findFirst()
                .orElse("");
    }

    private static String told(Node node) {
        String text = node instanceof Labeled labeled ? labeled.getText() : node.getAccessibleText();
        String shortened = text == null ? "" : text.lines().findFirst().orElse("");
        return node.getClass().getSimpleName() + " #" + node.getId() + " " + node.getStyleClass() + " '" + shortened
                + "'";
    }
}
