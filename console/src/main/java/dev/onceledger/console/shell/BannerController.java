package dev.onceledger.console.shell;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.Environment;
import dev.onceledger.console.look.Theme;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.time.ZoneId;
import java.util.Locale;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** Where you are connected, whether you may write, and the switches for zone, language, size and theme. */
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
    private ComboBox<ZoneId> zone;

    @FXML
    private Button language;

    @FXML
    private FontIcon themeIcon;

    BannerController(ShellModel model) {
        this.model = model;
    }

    @FXML
    private void initialize() {
        Texts texts = model.tools().texts();
        zone.getItems().setAll(Zones.offered());
        zone.valueProperty().bindBidirectional(model.tools().times().zoneProperty());
        language.setText(texts.language().other().ownName());
        listening.to(this::update, model.stateProperty(), model.tools().look().themeProperty());
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
        themeIcon.setIconLiteral(model.tools().look().themeProperty().get() == Theme.LIGHT ? "fth-moon" : "fth-sun");
    }

    private static String styleOf(Environment environment) {
        return environment.name().toLowerCase(Locale.ROOT);
    }

    @FXML
    private void openConnections() {
        model.switching().shownProperty().set(true);
    }

    @FXML
    private void switchLanguage() {
        model.tools()
                .texts()
                .languageProperty()
                .set(model.tools().texts().language().other());
    }

    @FXML
    private void switchTheme() {
        model.tools()
                .look()
                .themeProperty()
                .set(model.tools().look().themeProperty().get().other());
    }

    @FXML
    private void enlarge() {
        model.tools().look().enlarge();
    }

    @FXML
    private void shrink() {
        model.tools().look().shrink();
    }

    /** Lets go of what outlives this. */
    void leave() {
        listening.end();
        zone.valueProperty().unbindBidirectional(model.tools().times().zoneProperty());
    }
}
