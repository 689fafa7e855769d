package dev.onceledger.console.send;

import dev.onceledger.console.look.Copy;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import javafx.fxml.FXML;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.util.StringConverter;

/** The request that is being written. */
final class DraftController {
    private final Texts texts;
    private final DraftModel model;

    @FXML
    private ComboBox<Act> act;

    @FXML
    private TextField order;

    @FXML
    private ComboBox<SampleCaller> caller;

    @FXML
    private TextField key;

    @FXML
    private TextArea body;

    @FXML
    private MenuButton samples;

    DraftController(Workbench bench) {
        this.texts = bench.texts();
        this.model = bench.model(SendModel.class, SendModel::new).draft();
    }

    @FXML
    private void initialize() {
        act.setConverter(new ActWords());
        act.getItems().setAll(Act.values());
        act.valueProperty().bindBidirectional(model.actProperty());
        order.textProperty().bindBidirectional(model.orderIdProperty());
        order.visibleProperty().bind(model.actProperty().isEqualTo(Act.CANCEL));
        caller.getItems().setAll(SampleCaller.ALL);
        caller.valueProperty().bindBidirectional(model.callerProperty());
        key.textProperty().bindBidirectional(model.keyProperty());
        body.textProperty().bindBidirectional(model.bodyProperty());
        for (SampleBody sample : SampleBody.values()) {
            MenuItem item = new MenuItem(texts.of("send.sample", sample));
            item.setOnAction(event -> model.choose(sample));
            samples.getItems().add(item);
        }
    }

    private final class ActWords extends StringConverter<Act> {
        @Override
        public String toString(Act one) {
            return one == null ? "" : texts.of("send.act", one);
        }

        @Override
        public Act fromString(String text) {
            throw new UnsupportedOperationException("it is chosen, never typed");
        }
    }

    @FXML
    private void newKey() {
        model.newKey();
    }

    @FXML
    private void copyCurl() {
        Copy.text(model.curl());
    }

    void focus() {
        body.requestFocus();
    }

    void leave() {
        act.valueProperty().unbindBidirectional(model.actProperty());
        order.textProperty().unbindBidirectional(model.orderIdProperty());
        order.visibleProperty().unbind();
        caller.valueProperty().unbindBidirectional(model.callerProperty());
        key.textProperty().unbindBidirectional(model.keyProperty());
        body.textProperty().unbindBidirectional(model.bodyProperty());
    }
}
