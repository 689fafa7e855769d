package dev.onceledger.console.keys;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.shell.Workbench;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The keys that expire next, each with how soon; a click goes there. */
final class NextExpiries {
    private NextExpiries() {}

    static void fill(VBox box, List<KeyRow> rows, KeysModel keys, Workbench bench) {
        Label title = new Label(bench.texts().get(rows.isEmpty() ? "overview.next.none" : "overview.next"));
        title.getStyleClass().addAll("text-muted", "small");
        box.getChildren().setAll(title);
        for (KeyRow row : rows) {
            box.getChildren().add(line(row, keys, bench));
        }
    }

    private static HBox line(KeyRow row, KeysModel keys, Workbench bench) {
        Hyperlink key = new Hyperlink(row.scope().key());
        key.getStyleClass().add("code");
        key.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        key.setMinWidth(0);
        key.setTooltip(new Tooltip(bench.texts().get("overview.next.go", row.scope())));
        key.setOnAction(event -> {
            key.setVisited(false);
            keys.jump(row.scope());
        });
        Label when = new Label(bench.times().relative(row.expiresAt()));
        when.getStyleClass().add("small");
        when.setMinWidth(Region.USE_PREF_SIZE);
        when.setTooltip(new Tooltip(bench.times().absolute(row.expiresAt())));
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox line = new HBox(key, space, when);
        line.getStyleClass().add("row");
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }
}
