package dev.onceledger.console.keys;

import dev.onceledger.browse.StatusCounts;
import dev.onceledger.console.look.StatusPill;
import dev.onceledger.console.text.Texts;
import dev.onceledger.ledger.Status;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** How many keys stand in each status; a click shows them. */
final class StatusFigures {
    private static final int COLUMNS = 2;

    private StatusFigures() {}

    static void fill(GridPane grid, StatusCounts counts, KeysModel keys, Texts texts) {
        grid.getChildren().clear();
        List<Status> statuses = statuses(counts);
        for (int at = 0; at < statuses.size(); at++) {
            grid.add(figure(statuses.get(at), counts, keys, texts), at % COLUMNS, at / COLUMNS);
        }
    }

    private static List<Status> statuses(StatusCounts counts) {
        return Stream.of(Status.SUCCEEDED, Status.FAILED_FINAL, Status.EXPIRED, Status.PROCESSING, Status.UNKNOWN)
                .filter(status -> status != Status.UNKNOWN || counts.keys().containsKey(status))
                .toList();
    }

    private static Button figure(Status status, StatusCounts counts, KeysModel keys, Texts texts) {
        Label number = new Label(number(status, counts, texts));
        number.getStyleClass().add("strong");
        number.setMinWidth(Region.USE_PREF_SIZE);
        Button button = new Button();
        HBox both = new HBox(new StatusPill(status, texts), number);
        both.getStyleClass().add("row");
        both.setAlignment(Pos.CENTER_LEFT);
        button.setGraphic(both);
        button.getStyleClass().addAll("flat", "overview-figure");
        button.setAccessibleText(texts.of("status", status) + " " + number.getText());
        button.setTooltip(new Tooltip(texts.get(
                counts.exact() ? "overview.counted" : "overview.estimated", texts.of("status.means", status))));
        button.setOnAction(event -> keys.chooseStatus(status));
        return button;
    }

    private static String number(Status status, StatusCounts counts, Texts texts) {
        Long keys = counts.keys().get(status);
        if (counts.exact()) {
            return texts.get("overview.number", keys == null ? 0 : keys);
        }
        return keys == null ? texts.get("overview.few") : texts.get("overview.about", keys);
    }

    /** All keys in one phrase, with how many of each status where there is no other place for it. */
    static String told(StatusCounts counts, boolean each, Texts texts) {
        String all = texts.get(counts.exact() ? "keys.count" : "overview.about.keys", counts.total());
        if (!each || counts.keys().isEmpty()) {
            return all;
        }
        return statuses(counts).stream()
                .map(status -> texts.of("status", status) + " " + number(status, counts, texts))
                .collect(Collectors.joining("  ·  ", all + "  ·  ", ""));
    }
}
