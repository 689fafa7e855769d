package dev.onceledger.console.shell;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A card with a heading, paragraphs that scroll if they must, and buttons. */
final class GuideCard extends VBox {
    private static final double MOST = 0.85;

    private final VBox body = new VBox();

    GuideCard(String heading) {
        getStyleClass().addAll("card", "guide");
        Label title = new Label(heading);
        title.getStyleClass().add("pane-title");
        title.setWrapText(true);
        body.getStyleClass().add("stack");
        ScrollPane scroll = new ScrollPane(body);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("detail-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        // A scroll pane does not ask how high its content becomes at its width; the content knows once it is laid out.
        scroll.prefViewportHeightProperty().bind(body.heightProperty());
        setMaxWidth(USE_PREF_SIZE);
        getChildren().addAll(title, scroll);
    }

    /** As high as its words, or as the window allows. */
    @Override
    protected double computeMaxHeight(double width) {
        double room = getParent() == null
                ? Double.MAX_VALUE
                : getParent().getLayoutBounds().getHeight() * MOST;
        return Math.min(room, computePrefHeight(width));
    }

    /** Paragraphs that an empty line divides. */
    void add(String text) {
        for (String paragraph : text.split("\n\n")) {
            Label label = new Label(paragraph);
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
            body.getChildren().add(label);
        }
    }

    void addHeading(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("section-title");
        label.setMinHeight(Region.USE_PREF_SIZE);
        body.getChildren().add(label);
    }

    /** A table of words, the first of each row stressed. */
    void add(List<List<String>> rows) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("fields");
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).size(); column++) {
                Label label = new Label(rows.get(row).get(column));
                label.setWrapText(true);
                label.setMinWidth(column == 0 ? Region.USE_PREF_SIZE : 0);
                label.getStyleClass().add(column == 0 ? "strong" : "plain");
                grid.add(label, column, row);
            }
        }
        body.getChildren().add(grid);
    }

    void buttons(Node... nodes) {
        HBox row = new HBox(nodes);
        row.getStyleClass().add("buttons");
        row.setAlignment(Pos.CENTER_RIGHT);
        getChildren().add(row);
    }

    static Button button(String text, String style, Runnable action) {
        Button button = new Button(text);
        button.getStyleClass().add(style);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
