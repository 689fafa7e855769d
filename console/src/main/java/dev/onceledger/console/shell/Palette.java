package dev.onceledger.console.shell;

import dev.onceledger.console.look.Look;
import dev.onceledger.console.text.Texts;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import javafx.stage.Window;

/** The list of everything that the window does, found by typing; Enter does it, Escape goes away. */
final class Palette {
    private final PaletteModel model;
    private final Popup popup = new Popup();
    private final TextField field = new TextField();
    private final ListView<Command> list = new ListView<>();

    Palette(PaletteModel model, Texts texts) {
        this.model = model;
        field.setId("palette-field");
        field.setPromptText(texts.get("palette.prompt"));
        field.setAccessibleText(texts.get("palette.prompt"));
        list.setId("palette-list");
        list.setAccessibleText(texts.get("palette.list"));
        list.setPlaceholder(new Label(texts.get("palette.none")));
        list.setCellFactory(view -> new Row());
        list.setFocusTraversable(false);
        field.textProperty().addListener((property, before, after) -> offer());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::steer);
        list.setOnMouseClicked(event -> choose());
        popup.setAutoHide(true);
    }

    void show(Window owner, Scene scene, Look look) {
        VBox box = new VBox(field, list);
        // The theme's class among them.
        box.getStyleClass().setAll(scene.getRoot().getStyleClass());
        box.getStyleClass().add("palette");
        double size = look.scaleProperty().get();
        box.setStyle(scene.getRoot().getStyle());
        box.setPrefSize(Math.min(520 * size, scene.getWidth() * 0.9), Math.min(460 * size, scene.getHeight() * 0.8));
        VBox.setVgrow(list, Priority.ALWAYS);
        popup.getScene().getStylesheets().setAll(scene.getStylesheets());
        popup.getContent().setAll(box);
        offer();
        popup.show(
                owner,
                owner.getX() + scene.getX() + (scene.getWidth() - box.getPrefWidth()) / 2,
                owner.getY() + scene.getY() + scene.getHeight() * 0.09);
        field.requestFocus();
    }

    private void offer() {
        list.getItems().setAll(model.offered(field.getText()));
        list.getSelectionModel().selectFirst();
    }

    private void steer(KeyEvent event) {
        int at = list.getSelectionModel().getSelectedIndex();
        switch (event.getCode()) {
            case DOWN -> go(at + 1);
            case UP -> go(at - 1);
            case ENTER -> choose();
            case ESCAPE -> popup.hide();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void go(int to) {
        int row = Math.max(0, Math.min(list.getItems().size() - 1, to));
        list.getSelectionModel().select(row);
        list.scrollTo(Math.max(0, row - 5));
    }

    private void choose() {
        Command chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            popup.hide();
            chosen.action().run();
        }
    }

    private static final class Row extends ListCell<Command> {
        private final Label name = new Label();
        private final Label keys = new Label();
        private final HBox row = new HBox(name, new Region(), keys);

        Row() {
            HBox.setHgrow(row.getChildren().get(1), Priority.ALWAYS);
            row.setAlignment(Pos.CENTER_LEFT);
            keys.setMinWidth(Region.USE_PREF_SIZE);
            keys.getStyleClass().add("code");
        }

        @Override
        protected void updateItem(Command command, boolean empty) {
            super.updateItem(command, empty);
            setGraphic(empty ? null : row);
            name.setText(empty ? "" : command.name());
            keys.setText(empty ? "" : command.keys());
        }
    }
}
