package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import java.util.Arrays;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;

/** The choice of a database; one that may not be used says why instead. */
final class GroundChoice {
    private final TimelinesModel model;
    private final Workbench bench;

    GroundChoice(TimelinesModel model, Workbench bench) {
        this.model = model;
        this.bench = bench;
    }

    void into(ComboBox<Ground> box, RunModel pane) {
        Cells.show(box, this::name);
        box.setCellFactory(list -> new GroundCell());
        box.getItems().setAll(Arrays.asList(Ground.values()));
        box.valueProperty().addListener((property, before, after) -> {
            if (after != null && model.grounds().refusal(after).isEmpty()) {
                model.play().panes().on(pane, pane.whereProperty().get().on(after));
            }
        });
    }

    private String name(Ground ground) {
        return new WhereNames(bench).of(ground);
    }

    private final class GroundCell extends ListCell<Ground> {
        @Override
        protected void updateItem(Ground ground, boolean empty) {
            super.updateItem(ground, empty);
            Optional<String> refusal =
                    empty || ground == null ? Optional.empty() : model.grounds().refusal(ground);
            setDisable(refusal.isPresent());
            setText(
                    empty || ground == null
                            ? null
                            : name(ground)
                                    + refusal.map(key -> "\n" + bench.texts().get(key))
                                            .orElse(""));
        }
    }
}
