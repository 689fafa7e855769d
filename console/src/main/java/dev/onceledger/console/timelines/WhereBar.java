package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** Which database a pane runs on, and which design its requests are sent to; two panes are told apart by it. */
final class WhereBar extends HBox {
    private final RunModel pane;
    private final Listening listening = new Listening();
    private final ComboBox<Ground> ground = new ComboBox<>();
    private final ComboBox<DesignChoice> design = new ComboBox<>();

    WhereBar(RunModel pane, TimelinesModel model, Workbench bench) {
        this.pane = pane;
        Texts texts = bench.texts();
        getStyleClass().add("where-bar");
        ground.setAccessibleText(texts.get("timelines.ground"));
        design.setAccessibleText(texts.get("timelines.design"));
        design.getStyleClass().add("design-choice");
        new GroundChoice(model, bench).into(ground, pane);
        Cells.show(design, new WhereNames(bench)::of);
        design.getItems().setAll(DesignChoice.all());
        design.valueProperty().addListener((property, before, after) -> {
            if (after != null) {
                model.play().panes().on(pane, pane.whereProperty().get().with(after));
            }
        });
        for (ComboBox<?> box : new ComboBox<?>[] {ground, design}) {
            box.setMaxWidth(Double.MAX_VALUE);
            box.setMinWidth(0);
            HBox.setHgrow(box, Priority.SOMETIMES);
        }
        getChildren().setAll(ground, design);
        managedProperty().bind(visibleProperty());
        visibleProperty()
                .bind(model.drawingOnlyProperty().not().or(model.play().panes().twoProperty()));
        listening.to(this::update, pane.whereProperty());
    }

    private void update() {
        ground.setValue(pane.whereProperty().get().ground());
        design.setValue(pane.whereProperty().get().design());
    }

    void leave() {
        listening.end();
        visibleProperty().unbind();
    }
}
