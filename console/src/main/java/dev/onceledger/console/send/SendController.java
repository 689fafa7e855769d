package dev.onceledger.console.send;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.service.RequestPanel;
import dev.onceledger.console.service.ServiceModel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.TableView;

/** Left the request, right what became of those that were sent. */
final class SendController implements RequestPanel {
    private final Workbench bench;
    private final SendModel model;
    private final ServiceModel service;
    private final Listening listening = new Listening();

    @FXML
    private DraftController draftController;

    @FXML
    private Node buttons;

    @FXML
    private ProblemLabel problem;

    @FXML
    private TableView<Sent> sent;

    @FXML
    private AnswerController answerController;

    SendController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(SendModel.class, SendModel::new);
        this.service = bench.model(ServiceModel.class, ServiceModel::new);
    }

    @FXML
    private void initialize() {
        new SendColumns(bench, model).fill(sent);
        bench.look().evenRows(sent);
        sent.setItems(model.rows());
        listening.to(this::showProblem, model.problemProperty(), service.stateProperty());
        answerController.follow(sent.getSelectionModel().selectedItemProperty());
    }

    private void showProblem() {
        String text = model.problem(service.stateProperty().get());
        buttons.setDisable(service.stateProperty().get() != ServiceModel.State.RUNNING);
        problem.setText(bench.texts().bundle().containsKey(text) ? bench.texts().get(text) : text);
    }

    @FXML
    private void send() {
        model.sendAtOnce(1);
    }

    @FXML
    private void sendTwice() {
        model.sendTwice();
    }

    @FXML
    private void sendTen() {
        model.sendAtOnce(10);
    }

    @FXML
    private void sendAndDrop() {
        model.sendAndDrop();
    }

    @FXML
    private void close() {
        service.sendingProperty().set(false);
    }

    @Override
    public void focus() {
        draftController.focus();
    }

    @Override
    public void leave() {
        listening.end();
        sent.setItems(null);
        answerController.leave();
        draftController.leave();
    }
}
