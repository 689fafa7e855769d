package dev.onceledger.console;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.kordamp.ikonli.javafx.FontIcon;

/** What is to be seen, read aloud or pointed at in every window that is showing; on the screen's thread. */
final class OnScreen {
    /** Under which JavaFX keeps the tooltip of a node that is no control. */
    private static final String TOOLTIP = "javafx.scene.control.Tooltip";

    private OnScreen() {}

    /** Every node that is to be seen, parents before their children. */
    static List<Node> nodes() {
        return Window.getWindows().stream()
                .filter(Window::isShowing)
                .flatMap(window -> within(window.getScene().getRoot()).stream())
                .toList();
    }

    static List<Node> within(Node root) {
        List<Node> nodes = new ArrayList<>();
        collect(root, nodes);
        return nodes;
    }

    private static void collect(Node node, List<Node> into) {
        if (node.isVisible()) {
            into.add(node);
            if (node instanceof Parent parent) {
                parent.getChildrenUnmodifiable().forEach(child -> collect(child, into));
            }
        }
    }

    /** Every text, tooltips and what a screen reader says among them. */
    static List<String> texts() {
        return nodes().stream()
                .flatMap(OnScreen::texts)
                .filter(text -> text != null && !text.isBlank())
                .distinct()
                .toList();
    }

    private static Stream<String> texts(Node node) {
        List<String> texts = new ArrayList<>();
        texts.add(node.getAccessibleText());
        texts.add(node.getAccessibleHelp());
        if (node instanceof Labeled labeled) {
            texts.add(labeled.getText());
        }
        if (node instanceof TextInputControl input) {
            texts.add(input.getText());
            texts.add(input.getPromptText());
        }
        if (node instanceof Text text && !(node instanceof FontIcon)) {
            texts.add(text.getText());
        }
        Tooltip tooltip = node instanceof Control control
                ? control.getTooltip()
                : (Tooltip) node.getProperties().get(TOOLTIP);
        if (tooltip != null) {
            texts.add(tooltip.getText());
        }
        return texts.stream();
    }

    /** The pieces of text that are painted, icons left out. */
    static List<Text> painted() {
        return nodes().stream()
                .filter(node -> node instanceof Text && !(node instanceof FontIcon))
                .map(Text.class::cast)
                .filter(text -> !text.isDisabled() && !text.getText().isBlank())
                .filter(text -> !Contrast.isCutOff(text, text.localToScene(text.getBoundsInLocal())))
                .toList();
    }
}
