package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import dev.onceledger.timeline.report.TableRow;
import dev.onceledger.timeline.report.TableRows;
import dev.onceledger.timeline.run.TickResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** The teaching table: each cell is filled as soon as it has been seen; cells that are filled stay, so that a selection does. */
final class TablePane extends GridPane {
    private static final int FIRST_ROW = 1;
    private static final String NOTHING_YET = "–";

    private final Map<Integer, List<Label>> ahead = new HashMap<>();
    private final Map<String, CellArea> cells = new HashMap<>();
    private final Map<Integer, Label> times = new HashMap<>();
    private TableRows rows;
    private Shown last;
    private int columns;

    TablePane() {
        getStyleClass().add("teaching-table");
    }

    void show(Shown shown, Texts texts) {
        Locale locale = texts.language().locale();
        boolean goesOn = last != null && goesOn(shown);
        int done = goesOn ? last.ticks() : 0;
        if (!goesOn) {
            begin(shown, locale);
        }
        List<String> names = shown.allTicks();
        for (int i = times.size(); i < names.size(); i++) {
            addRow(i, names.get(i), names.get(i).equals(shown.timeline().end().name()));
        }
        for (int i = done; i < shown.bands().size(); i++) {
            fill(i, shown.bands().get(i), shown);
        }
        last = shown;
    }

    private boolean goesOn(Shown shown) {
        List<String> names = shown.allTicks();
        List<String> before = last.allTicks();
        return last.course().timeline() == shown.course().timeline()
                && last.timeline().requests().equals(shown.timeline().requests())
                && last.ticks() <= shown.ticks()
                && last.bands().subList(0, last.ticks()).equals(shown.bands().subList(0, last.ticks()))
                && before.size() <= names.size()
                && before.equals(names.subList(0, before.size()));
    }

    private void begin(Shown shown, Locale locale) {
        rows = new TableRows(shown.timeline(), locale);
        getChildren().clear();
        getColumnConstraints().clear();
        ahead.clear();
        cells.clear();
        times.clear();
        List<String> heads = TableRows.heads(shown.timeline(), locale);
        columns = heads.size();
        for (int column = 0; column < columns; column++) {
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
    }

    /** The end has no row: it is not a moment of the story. */
    private void addRow(int row, String name, boolean isEnd) {
        Label time = styled(new Label(name), "table-time");
        times.put(row, time);
        if (isEnd) {
            return;
        }
        add(time, 0, FIRST_ROW + row);
        List<Label> blank = new ArrayList<>();
        for (int column = 1; column < columns; column++) {
            Label cell = styled(new Label(), "table-ahead");
            blank.add(cell);
            add(cell, column, FIRST_ROW + row);
        }
        ahead.put(row, blank);
    }

    private void fill(int row, Band band, Shown shown) {
        boolean isOver = band.result().isPresent();
        TickResult seen = band.soFar().orElse(null);
        if (seen == null) {
            return;
        }
        TableRow told = isOver ? rows.next(seen) : rows.soFar(seen);
        if (band.tick() == shown.timeline().end()) {
            return;
        }
        List<String> texts = new ArrayList<>(told.clients());
        texts.add(told.ledger());
        texts.add(told.orders());
        texts.add(told.observed());
        for (int i = 0; i < texts.size(); i++) {
            if (isOver || !texts.get(i).equals(NOTHING_YET)) {
                fill(row, i, texts.get(i));
            }
        }
        if (!times.get(row).getStyleClass().contains("table-reached")) {
            times.get(row).getStyleClass().add("table-reached");
        }
    }

    private void fill(int row, int cell, String text) {
        CellArea there = cells.get(row + " " + cell);
        if (there != null) {
            there.tell(text);
            return;
        }
        getChildren().remove(ahead.get(row).get(cell));
        CellArea made = new CellArea(text);
        cells.put(row + " " + cell, made);
        add(made, cell + 1, FIRST_ROW + row);
    }

    /** Where the row that was filled last ends, as laid out; 0 if none has been. */
    double newest() {
        return cells.values().stream()
                .mapToDouble(cell -> cell.getBoundsInParent().getMaxY())
                .max()
                .orElse(0);
    }

    /** Where the first row begins that lies wholly below this, but none behind the one that was filled last. */
    double rowFrom(double y) {
        double last = cells.values().stream()
                .mapToDouble(cell -> cell.getBoundsInParent().getMinY())
                .max()
                .orElse(y);
        return cells.values().stream()
                .mapToDouble(cell -> cell.getBoundsInParent().getMinY())
                .filter(start -> start >= y)
                .min()
                .orElse(last);
    }

    private static Label styled(Label label, String style) {
        label.getStyleClass().add(style);
        label.setMaxWidth(Double.MAX_VALUE);
        label.setWrapText(true);
        return label;
    }
}
