package dev.onceledger.console.shell;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.Environment;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** Where you are connected, whether you may write, and beside it how you want things shown. */
final class BannerController {
    private final ShellModel model;
    private final Listening listening = new Listening();

    @FXML
    private HBox banner;

    @FXML
    private Label environment;

    @FXML
    private Button database;

    @FXML
    private Label mode;

    @FXML
    private Label operator;

    @FXML
    private PreferencesController preferencesController;

    BannerController(ShellModel model) {
        this.model = model;
    }

    @FXML
    private void initialize() {
        listening.to(this::update, model.stateProperty());
    }

    private void update() {
        ConsoleStart start = model.start();
        boolean open = model.stateProperty().get() == ShellModel.State.OPEN;
        String name = start.databaseName();
        database.setText(open ? model.bench().database().dialect().productName() + " · " + name : name);
        for (Environment one : Environment.values()) {
            banner.getStyleClass().remove(styleOf(one));
        }
        banner.getStyleClass().add(styleOf(start.environment()));
        Texts texts = model.tools().texts();
        environment.setText(texts.of("environment", start.environment()));
        mode.setText(texts.get(start.readOnly() ? "banner.readOnly" : "banner.readWrite"));
        mode.setTooltip(new Tooltip(texts.get(start.readOnly() ? "banner.readOnly.why" : "banner.readWrite.why")));
        mode.setGraphic(new FontIcon(start.readOnly() ? "fth-lock" : "fth-edit-3"));
        operator.setText(start.operator());
    }

    private static String styleOf(Environment environment) {
        return environment.name().toLowerCase(Locale.ROOT);
    }

    @FXML
    private void openConnections() {
        model.switching().shownProperty().set(true);
    }

    /** Lets go of what outlives this. */
    void leave() {
        listening.end();
        preferencesController.leave();
    }
}
