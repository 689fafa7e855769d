package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** Every expectation that has been compared: its line in the file, and what was seen where it was not met. */
final class ChecksPane extends VBox {
    ChecksPane() {
        getStyleClass().add("checks");
    }

    void show(Shown shown, Texts texts) {
        getChildren().clear();
        for (Band band : shown.bands()) {
            for (Checked check : band.checks()) {
                getChildren().add(row(band, check, texts));
            }
        }
        if (getChildren().isEmpty()) {
            Label none = new Label(texts.get("timelines.checks.none"));
            none.getStyleClass().add("text-muted");
            getChildren().add(none);
        }
    }

    private static HBox row(Band band, Checked check, Texts texts) {
        String word = texts.get(check.holds() ? "timelines.check.met" : "timelines.check.unmet");
        Label verdict = new Label(word, new FontIcon(check.holds() ? "fth-check" : "fth-alert-triangle"));
        verdict.getStyleClass().addAll("band-checks", check.holds() ? "checks-good" : "checks-bad");
        verdict.setMinWidth(Region.USE_PREF_SIZE);
        Label where = new Label(texts.get(
                "timelines.check.where",
                band.tick().name(),
                check.expectation().source().line()));
        where.getStyleClass().addAll("check-where", "text-muted");
        where.setMinWidth(Region.USE_PREF_SIZE);
        Label what = new Label(check.expectation().source().text());
        what.getStyleClass().add("code");
        what.setMinWidth(Region.USE_PREF_SIZE);
        Label seen = new Label(check.holds() ? "" : texts.get("timelines.check.seen", check.seen()));
        seen.setWrapText(true);
        HBox.setHgrow(seen, Priority.ALWAYS);
        HBox row = new HBox(verdict, where, what, seen);
        row.getStyleClass().add("check");
        return row;
    }
}
