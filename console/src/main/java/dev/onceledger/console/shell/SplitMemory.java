package dev.onceledger.console.shell;

import java.util.Arrays;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.MouseEvent;

/** Puts a split's dividers where they were left. */
public final class SplitMemory {
    private static final double NEAREST_TO_AN_EDGE = 0.02;

    private final Memory memory;
    private final SplitPane split;
    private String name;

    private SplitMemory(Memory memory, SplitPane split) {
        this.memory = memory;
        this.split = split;
        split.addEventFilter(MouseEvent.MOUSE_RELEASED, this::dragged);
    }

    /** Remembers the dividers of a split that takes its default places from elsewhere. */
    public static void keep(Workbench bench, String name, SplitPane split) {
        of(bench, split).arrange(name, split.getDividerPositions());
    }

    /** Remembers the dividers of a split whose arrangements are each remembered for themselves. */
    public static SplitMemory of(Workbench bench, SplitPane split) {
        return new SplitMemory(bench.memory(), split);
    }

    /** The dividers of this arrangement where they were left, else here. */
    public void arrange(String arrangement, double... otherwise) {
        name = "split." + arrangement;
        split.setDividerPositions(
                memory.read(name, text -> positions(text, otherwise.length)).orElse(otherwise));
    }

    private static double[] positions(String text, int count) {
        double[] positions =
                Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
        double before = 0;
        for (double position : positions) {
            if (!(position > before + NEAREST_TO_AN_EDGE && position < 1 - NEAREST_TO_AN_EDGE)) {
                throw new IllegalArgumentException("no place for a divider: " + text);
            }
            before = position;
        }
        return positions.length == count ? positions : null;
    }

    /** Only what a person does: a window made small for a while moves dividers, too. */
    private void dragged(MouseEvent event) {
        if (name != null && event.getTarget() instanceof Node node && isDivider(node)) {
            memory.keep(
                    name,
                    Arrays.stream(split.getDividerPositions())
                            .mapToObj(String::valueOf)
                            .collect(Collectors.joining(" ")));
        }
    }

    private boolean isDivider(Node node) {
        for (Node one = node; one != null && one != split; one = one.getParent()) {
            if (one.getStyleClass().contains("split-pane-divider")) {
                return one.getParent() == split;
            }
        }
        return false;
    }
}
