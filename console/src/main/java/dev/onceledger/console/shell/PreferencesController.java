package dev.onceledger.console.shell;

import dev.onceledger.console.look.Theme;
import dev.onceledger.console.work.Listening;
import java.time.ZoneId;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The switches for zone, size, theme and language, which are remembered whatever the window is connected to. */
final class PreferencesController {
    private final Tools tools;
    private final Listening listening = new Listening();

    @FXML
    private ComboBox<ZoneId> zone;

    @FXML
    private Button language;

    @FXML
    private FontIcon themeIcon;

    PreferencesController(ShellModel model) {
        this.tools = model.tools();
    }

    @FXML
    private void initialize() {
        zone.showingProperty().addListener(asked -> offerZones());
        zone.focusedProperty().addListener(asked -> offerZones());
        zone.valueProperty().bindBidirectional(tools.times().zoneProperty());
        language.setText(tools.texts().language().other().ownName());
        listening.to(this::showTheme, tools.look().themeProperty());
    }

    /** There are hundreds, and hardly anybody asks. */
    private void offerZones() {
        if (zone.getItems().isEmpty()) {
            zone.getItems().setAll(Zones.offered());
            // So that the list opens where it stands.
            zone.getSelectionModel().select(zone.getValue());
        }
    }

    private void showTheme() {
        themeIcon.setIconLiteral(tools.look().themeProperty().get() == Theme.LIGHT ? "fth-moon" : "fth-sun");
    }

    @FXML
    private void switchLanguage() {
        tools.texts().languageProperty().set(tools.texts().language().other());
    }

    @FXML
    private void switchTheme() {
        tools.look().themeProperty().set(tools.look().themeProperty().get().other());
    }

    @FXML
    private void enlarge() {
        tools.look().enlarge();
    }

    @FXML
    private void shrink() {
        tools.look().shrink();
    }

    /** Lets go of what outlives this. */
    void leave() {
        listening.end();
        zone.valueProperty().unbindBidirectional(tools.times().zoneProperty());
    }
}
