package dev.onceledger.console.shell;

import dev.onceledger.console.look.Theme;
import dev.onceledger.console.text.Texts;
import java.time.ZoneId;
import java.util.Locale;
import javafx.beans.value.ChangeListener;
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
    private final ChangeListener<Object> update = (property, before, after) -> update();

    @FXML
    private HBox banner;

    @FXML
    private Label environment;

    @FXML
    private Label database;

    @FXML
    private Label mode;

    @FXML
    private Label service;

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
        model.stateProperty().addListener(update);
        model.serviceProperty().addListener(update);
        model.tools().look().themeProperty().addListener(update);
        update();
    }

    private void update() {
        Texts texts = model.tools().texts();
        boolean open = model.stateProperty().get() == ShellModel.State.OPEN;
        String name = model.start().databaseName();
        database.setText(open ? model.bench().database().dialect().productName() + " · " + name : name);
        ShellModel.Service running = model.serviceProperty().get();
        service.setVisible(running != ShellModel.Service.NONE);
        service.setText(texts.of("service", running));
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
}
