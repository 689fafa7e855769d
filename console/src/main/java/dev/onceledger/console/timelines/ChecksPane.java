package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** Every expectation that has been compared: its line in the file, and what was seen where it was not met. */
final class ChecksPane extends VBox {
    ChecksPane() {
        getStyleClass().add("checks");
    }

    /** Those of both panes, where there are two, each under its database and design. */
    void show(PanesModel panes, WhereNames names, Texts texts) {
        getChildren().clear();
        boolean two = panes.twoProperty().get();
        add(panes.left(), two, names, texts);
        if (two) {
            add(panes.right(), true, names, texts);
        }
    }

    private void add(RunModel pane, boolean headed, WhereNames names, Texts texts) {
        if (headed) {
            getChildren().add(styled(names.of(pane.whereProperty().get()), "table-pane-head"));
        }
        Shown shown = pane.shownProperty().get();
        int before = getChildren().size();
        if (shown != null) {
            shown.bands().forEach(band -> band.checks()
                    .forEach(check -> getChildren().add(row(band, check, texts))));
        }
        if (getChildren().size() == before) {
            getChildren().add(styled(texts.get("timelines.checks.none"), "text-muted"));
        }
    }

    private static Label styled(String text, String style) {
        Label label = new Label(text);
        label.getStyleClass().add(style);
        return label;
    }

    private static HBox row(Band band, Checked check, Texts texts) {
        String word = texts.get(check.holds() ? "timelines.check.met" : "timelines.check.unmet");
        Label verdict = new Label(word, new FontIcon(check.holds() ? "fth-check" : "fth-alert-triangle"));
        verdict.getStyleClass().addAll("band-checks", check.holds() ? "checks-good" : "checks-bad");
        verdict.setMinWidth(USE_PREF_SIZE);
        Label where = styled(
                texts.get(
                        "timelines.check.where",
                        band.tick().name(),
                        check.expectation().source().line()),
                "text-muted");
        where.getStyleClass().add("check-where");
        where.setMinWidth(USE_PREF_SIZE);
        Label what = styled(check.expectation().source().text(), "code");
        what.setMinWidth(USE_PREF_SIZE);
        String words = check.seen().in(texts.language().locale());
        Label seen = new Label(check.holds() ? "" : texts.get("timelines.check.seen", words));
        seen.setWrapText(true);
        HBox.setHgrow(seen, Priority.ALWAYS);
        HBox row = new HBox(verdict, where, what, seen);
        row.getStyleClass().add("check");
        return row;
    }
}
