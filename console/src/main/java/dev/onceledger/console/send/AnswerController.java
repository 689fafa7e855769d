package dev.onceledger.console.send;

import dev.onceledger.console.json.JsonFlow;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import dev.onceledger.json.JsonText;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.Node;

/** What was answered to the request chosen, or found later; there only where there is something to read. */
final class AnswerController {
    private final Workbench bench;
    private final Listening listening = new Listening();

    @FXML
    private Node answerPane;

    @FXML
    private JsonFlow answer;

    AnswerController(Workbench bench) {
        this.bench = bench;
    }

    void follow(ObservableValue<Sent> chosen) {
        listening.to(() -> show(chosen.getValue()), chosen);
    }

    private void show(Sent row) {
        Sent.Reply told = row == null ? null : row.told();
        answerPane.setVisible(told != null && !told.body().isEmpty());
        answer.show(told == null ? JsonText.empty() : JsonText.of(told.body()).masking(bench.secrets()));
    }

    void leave() {
        listening.end();
    }
}
