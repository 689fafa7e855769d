package dev.onceledger.console.shell;

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
    private Label database;

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
        String kind = model.start().environment().name().toLowerCase(Locale.ROOT);
        banner.getStyleClass().add(kind);
        environment.setText(texts.of("environment", model.start().environment()));
        boolean readOnly = model.start().readOnly();
        mode.setText(texts.get(readOnly ? "banner.readOnly" : "banner.readWrite"));
        mode.setTooltip(new Tooltip(texts.get(readOnly ? "banner.readOnly.why" : "banner.readWrite.why")));
        mode.setGraphic(new FontIcon(readOnly ? "fth-lock" : "fth-edit-3"));
        operator.setText(model.start().operator());
        zone.getItems().setAll(Zones.offered());
        zone.valueProperty().bindBidirectional(model.tools().times().zoneProperty());
        language.setText(texts.language().other().ownName());
        listening.to(this::update, model.stateProperty(), model.tools().look().themeProperty());
    }

    private void update() {
        boolean open = model.stateProperty().get() == ShellModel.State.OPEN;
        String name = model.start().databaseName();
        database.setText(open ? model.bench().database().dialect().productName() + " · " + name : name);
        themeIcon.setIconLiteral(model.tools().look().themeProperty().get() == Theme.LIGHT ? "fth-moon" : "fth-sun");
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
