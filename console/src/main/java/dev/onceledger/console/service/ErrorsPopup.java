package dev.onceledger.console.service;

import atlantafx.base.controls.Popover;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.http.Traffic;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/** The service's last errors, above the button that asks for them. */
final class ErrorsPopup {
    private final Workbench bench;
    private final VBox rows = new VBox();
    private final Popover popover = new Popover();

    ErrorsPopup(Workbench bench) {
        this.bench = bench;
        rows.getStyleClass().add("errors");
        ScrollPane scroll = new ScrollPane(rows);
        scroll.getStyleClass().addAll("detail-scroll", "errors-scroll");
        scroll.setFitToWidth(true);
        popover.setContentNode(scroll);
        popover.setArrowLocation(Popover.ArrowLocation.BOTTOM_CENTER);
        popover.setHeaderAlwaysVisible(false);
        popover.setDetachable(false);
    }

    void show(Node above, List<Traffic.Failed> errors) {
        rows.getChildren().setAll(errors.stream().map(this::row).toList());
        popover.show(above);
    }

    void hide() {
        popover.hide();
    }

    private VBox row(Traffic.Failed failed) {
        String code = failed.code() == null
                ? bench.texts().get("service.error.stored")
                : failed.code().name();
        Label what = new Label(failed.status() + "  " + code);
        what.getStyleClass().add("strong");
        Label more = new Label(failed.request() + "  ·  " + bench.times().relative(failed.at()));
        more.getStyleClass().addAll("text-muted", "small");
        more.setTooltip(new Tooltip(
                bench.times().absolute(failed.at()) + "\n" + bench.texts().get("attempts.trace", failed.traceId())));
        return new VBox(what, more);
    }
}
