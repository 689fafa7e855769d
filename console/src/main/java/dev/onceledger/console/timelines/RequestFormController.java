package dev.onceledger.console.timelines;

import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import dev.onceledger.timeline.NamedRequest;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;

/** A request written by hand, beginning from one that there is. */
final class RequestFormController {
    private final HandModel model;
    private final Listening listening = new Listening();

    @FXML
    private Node form;

    @FXML
    private ComboBox<NamedRequest> like;

    @FXML
    private TextField principal;

    @FXML
    private TextField key;

    @FXML
    private TextArea body;

    RequestFormController(Workbench bench) {
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new).hand();
    }

    @FXML
    private void initialize() {
        form.setVisible(false);
        Cells.show(like, NamedRequest::name);
        like.valueProperty().addListener((property, before, after) -> begin(after));
        listening.to(this::close, model.onProperty(), model.clientProperty());
    }

    private void begin(NamedRequest from) {
        if (from != null) {
            principal.setText(from.request().scope().principal());
            key.setText(from.request().scope().key());
            body.setText(from.body());
        }
    }

    void open() {
        like.getItems().setAll(model.toldProperty().get().requests());
        if (!like.getItems().isEmpty()) {
            like.setValue(like.getItems().get(0));
        }
        form.setVisible(true);
        body.requestFocus();
    }

    @FXML
    private void send() {
        NamedRequest from = like.getValue();
        if (from != null && model.write(from, principal.getText(), key.getText(), body.getText())) {
            close();
        }
    }

    @FXML
    private void close() {
        form.setVisible(false);
    }

    void leave() {
        listening.end();
    }
}
