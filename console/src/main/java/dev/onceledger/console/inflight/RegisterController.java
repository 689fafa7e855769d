package dev.onceledger.console.inflight;

import dev.onceledger.console.shell.Workbench;
import java.util.function.Consumer;
import javafx.fxml.FXML;
import javafx.scene.control.TextInputControl;

/** Which service's register of requests in progress is asked. */
final class RegisterController {
    private final Workbench bench;
    private final InFlightModel model;
    private Consumer<String> mistake = text -> {};

    @FXML
    private TextInputControl address;

    @FXML
    private TextInputControl token;

    RegisterController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(InFlightModel.class, InFlightModel::new);
    }

    /** Says where to tell that an address will not do. */
    void onMistake(Consumer<String> tell) {
        mistake = tell;
    }

    @FXML
    private void ask() {
        try {
            model.askServiceAt(address.getText(), token.getText());
        } catch (IllegalArgumentException notHere) {
            mistake.accept(bench.texts().get("inflight.address.wrong"));
        }
    }
}
