package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The run on the screen, and beside it the second one while there are two. */
final class RunPanes {
    private final RunPane left;
    private final RunPane right;
    private final PanesModel model;
    private final Listening listening = new Listening();

    RunPanes(TimelinesModel place, Workbench bench) {
        this.model = place.play().panes();
        this.left = new RunPane(model.left(), place, bench);
        this.right = new RunPane(model.right(), place, bench);
    }

    void fill(HBox room) {
        for (RunPane pane : List.of(left, right)) {
            // Nothing that one of them shows may take room from the other.
            pane.setMinWidth(0);
            pane.setPrefWidth(0);
            HBox.setHgrow(pane, Priority.ALWAYS);
        }
        right.managedProperty().bind(right.visibleProperty());
        room.getChildren().setAll(left, right);
        listening.to(() -> right.setVisible(model.twoProperty().get()), model.twoProperty());
    }

    /** The first of the diagrams. */
    Node drawing() {
        return left.drawing();
    }

    void leave() {
        listening.end();
        left.leave();
        right.leave();
    }
}
