package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.SplitMemory;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;

/** How much room the diagrams have, for usual letters and for large ones each where it was left. */
final class RunDivider {
    /** From here on letters are for a room, and the diagram needs most of it. */
    private static final double LARGE = 1.3;

    private final Workbench bench;
    private final SplitPane split;
    private final Node below;
    private final ObservableBooleanValue drawingOnly;
    private final SplitMemory memory;
    private final Listening listening = new Listening();
    private String arranged = "";

    RunDivider(Workbench bench, SplitPane split, ObservableBooleanValue drawingOnly) {
        this.bench = bench;
        this.split = split;
        this.below = split.getItems().get(1);
        this.drawingOnly = drawingOnly;
        this.memory = SplitMemory.of(bench, split);
    }

    /** Puts it there, now and whenever letters become large or usual; all the room is theirs while only they are wanted. */
    void install() {
        listening.to(this::arrange, bench.look().scaleProperty());
        listening.to(this::giveRoom, drawingOnly);
    }

    private void giveRoom() {
        if (drawingOnly.get()) {
            split.getItems().remove(below);
        } else if (!split.getItems().contains(below)) {
            split.getItems().add(below);
            arranged = "";
            arrange();
        }
    }

    private void arrange() {
        boolean large = bench.look().scaleProperty().get() > LARGE;
        String wanted = large ? "timelines.large" : "timelines";
        if (wanted.equals(arranged)) {
            return;
        }
        arranged = wanted;
        if (split.getScene() != null) {
            // A split that is resized afterwards would move its divider once more.
            split.getScene().getRoot().applyCss();
            split.getScene().getRoot().layout();
        }
        memory.arrange(wanted, large ? 0.82 : 0.7);
    }

    void leave() {
        listening.end();
    }
}
