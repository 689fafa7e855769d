package dev.onceledger.console.shell;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.Environment;
import dev.onceledger.console.look.GivingWay;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/** Where you are connected, whether you may write, and beside it how you want things shown. */
final class BannerController {
    private final ShellModel model;
    private final Listening listening = new Listening();

    @FXML
    private GivingWay banner;

    @FXML
    private Label brand;

    @FXML
    private Label brandIcon;

    @FXML
    private Label environment;

    @FXML
    private Button database;

    @FXML
    private Label mode;

    @FXML
    private Label operator;

    @FXML
    private Label operatorIcon;

    @FXML
    private PreferencesController preferencesController;

    BannerController(ShellModel model) {
        this.model = model;
    }

    @FXML
    private void initialize() {
        // Where one is connected and whether one may write is the last to be cut.
        banner.giveWay(brand, brandIcon);
        banner.giveWay(operator, operatorIcon);
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
        database.setTooltip(new Tooltip(database.getText() + "\n" + texts.get("banner.connections")));
        environment.setText(texts.of("environment", start.environment()));
        mode.setText(texts.get(start.readOnly() ? "banner.readOnly" : "banner.readWrite"));
        mode.setTooltip(new Tooltip(texts.get(start.readOnly() ? "banner.readOnly.why" : "banner.readWrite.why")));
        mode.setGraphic(new FontIcon(start.readOnly() ? "fth-lock" : "fth-edit-3"));
        operator.setText(start.operator());
        operator.setTooltip(new Tooltip(texts.get("banner.operator", start.operator())));
        operatorIcon.setTooltip(operator.getTooltip());
        operatorIcon.setAccessibleText(operator.getTooltip().getText());
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
