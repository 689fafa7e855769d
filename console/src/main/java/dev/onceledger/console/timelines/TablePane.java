package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import dev.onceledger.timeline.report.TableRow;
import dev.onceledger.timeline.report.TableRows;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** The teaching table, a row for each tick that is over; rows that are there stay, so that a selection does. */
final class TablePane extends GridPane {
    private static final int FIRST_ROW = 1;
    private static final String AHEAD = "table-ahead";

    private TableRows rows;
    private Shown last;

    TablePane() {
        getStyleClass().add("teaching-table");
    }

    void show(Shown shown, Texts texts) {
        Locale locale = texts.language().locale();
        boolean goesOn = last != null
                && rows != null
                && last.timeline() == shown.timeline()
                && last.ticks() <= shown.ticks()
                && last.bands().subList(0, last.ticks()).equals(shown.bands().subList(0, last.ticks()));
        int done = goesOn ? last.ticks() : 0;
        if (!goesOn) {
            begin(shown, locale);
        }
        for (int i = done; i < shown.ticks(); i++) {
            if (shown.bands().get(i).tick() != shown.timeline().end()) {
                fill(FIRST_ROW + i, rows.next(shown.bands().get(i).result().orElseThrow()));
            }
        }
        last = shown;
    }

    private void begin(Shown shown, Locale locale) {
        rows = new TableRows(shown.timeline(), locale);
        getChildren().clear();
        getColumnConstraints().clear();
        List<String> heads = TableRows.heads(shown.timeline(), locale);
        for (int column = 0; column < heads.size(); column++) {
            Label head = styled(new Label(heads.get(column)), "table-head");
            head.setWrapText(column > 0);
            add(head, column, 0);
            ColumnConstraints width = new ColumnConstraints();
            width.setMinWidth(column == 0 ? USE_PREF_SIZE : 0);
            if (column > 0) {
                width.setPrefWidth(100);
                width.setHgrow(Priority.ALWAYS);
            }
            getColumnConstraints().add(width);
        }
        List<String> names = shown.allTicks();
        for (int i = 0; i < names.size() - 1; i++) {
            add(styled(new Label(names.get(i)), "table-time"), 0, FIRST_ROW + i);
            for (int column = 1; column < heads.size(); column++) {
                add(styled(new Label(), AHEAD), column, FIRST_ROW + i);
            }
        }
    }

    private void fill(int row, TableRow cells) {
        List<String> texts = new ArrayList<>(cells.clients());
        texts.add(cells.ledger());
        texts.add(cells.orders());
        texts.add(cells.observed());
        getChildren()
                .removeIf(node -> GridPane.getRowIndex(node) == row
                        && node.getStyleClass().contains(AHEAD));
        for (int i = 0; i < texts.size(); i++) {
            add(new CellArea(texts.get(i)), i + 1, row);
        }
        getChildren().stream()
                .filter(node -> GridPane.getRowIndex(node) == row && GridPane.getColumnIndex(node) == 0)
                .forEach(node -> node.getStyleClass().add("table-reached"));
    }

    private static Label styled(Label label, String style) {
        label.getStyleClass().add(style);
        label.setMaxWidth(Double.MAX_VALUE);
        label.setWrapText(true);
        return label;
    }
}
