package dev.onceledger.console.timelines;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** One run on the screen: the diagram under its heads, and how it ended. */
final class RunPane extends VBox {
    private final RunModel model;
    private final Workbench bench;
    private final Listening listening = new Listening();
    private final WhereBar where;
    private final LanesPane lanes = new LanesPane();
    private final LaneHeads heads = new LaneHeads(lanes);
    private final ScrollPane scroll = new ScrollPane(lanes);
    private final Label ending = new Label();
    private final ProblemLabel problem = new ProblemLabel();
    private boolean moved;

    RunPane(RunModel model, TimelinesModel place, Workbench bench) {
        this.model = model;
        this.bench = bench;
        this.where = new WhereBar(model, place, bench);
        getStyleClass().add("run-pane");
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("lanes-scroll");
        scroll.setAccessibleRole(AccessibleRole.TEXT_AREA);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        ending.setWrapText(true);
        ending.setMaxWidth(Double.MAX_VALUE);
        ending.getStyleClass().add("ending");
        ending.managedProperty().bind(ending.visibleProperty());
        problem.textProperty().bind(model.problemProperty());
        getChildren().setAll(where, heads, scroll, problem, ending);
        scroll.hvalueProperty().addListener((property, before, after) -> follow());
        lanes.whenPlaced(this::toNewest);
        listening.to(this::moveAgain, place.drawingOnlyProperty());
        listening.to(this::update, model.shownProperty(), model.busyProperty());
    }

    private void update() {
        Shown shown = model.shownProperty().get();
        if (shown == null) {
            return;
        }
        Lanes drawn = LanesReader.read(shown, bench.texts());
        lanes.show(drawn, bench.texts());
        heads.show(drawn);
        scroll.setAccessibleText(Spoken.of(shown, bench.texts()));
        ending.setVisible(shown.isOver() && shown.outcome().isPresent());
        shown.outcome().ifPresent(outcome -> {
            boolean holds = outcome.holds();
            ending.setText(EndingSentence.of(outcome, bench.texts()));
            ending.getStyleClass().removeAll("ending-good", "ending-bad");
            ending.getStyleClass().add(holds ? "ending-good" : "ending-bad");
        });
        moved = true;
    }

    /** With another height there is another part to be seen. */
    private void moveAgain() {
        moved = true;
        lanes.requestLayout();
    }

    /** The newest band comes into view whole if it has room, else with its end; once, so that one can scroll away. */
    private void toNewest() {
        if (!moved) {
            return;
        }
        moved = false;
        double high = lanes.getHeight();
        double seen = scroll.getViewportBounds().getHeight();
        double bottom = lanes.newest()[1];
        scroll.setVvalue(high <= seen ? 0 : Math.max(0, Math.min(1, (bottom - seen) / (high - seen))));
    }

    private void follow() {
        double beyond =
                Math.max(0, lanes.getWidth() - scroll.getViewportBounds().getWidth());
        heads.setTranslateX(-scroll.getHvalue() * beyond);
    }

    /** What shows the diagram, and can have the keyboard. */
    Node drawing() {
        return scroll;
    }

    /** What belongs on a picture of it, from above to below, also what is scrolled out of sight. */
    List<Node> pictured() {
        return Stream.<Node>of(where, heads, lanes, ending)
                .filter(Node::isVisible)
                .toList();
    }

    LanesPane lanes() {
        return lanes;
    }

    void leave() {
        listening.end();
        where.leave();
    }
}
