package dev.onceledger.console.connection;

import dev.onceledger.console.text.Texts;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** A profile in the list: name, what kind of place it is, how it is reached. */
final class ProfileCell extends ListCell<Entry> {
    private final ProfilesModel model;
    private final Texts texts;
    private final Label name = new Label();
    private final Label environment = new Label();
    private final Label how = new Label();
    private final FontIcon connected = new FontIcon("fth-check-circle");
    private final VBox box;

    ProfileCell(ProfilesModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        name.getStyleClass().add("strong");
        how.getStyleClass().addAll("text-muted", "small");
        environment.setMinWidth(Region.USE_PREF_SIZE);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox first = new HBox(name, connected, environment);
        first.setAlignment(Pos.CENTER_LEFT);
        first.getStyleClass().add("row");
        connected.managedProperty().bind(connected.visibleProperty());
        box = new VBox(first, how);
        box.setMinWidth(0);
        box.setPrefWidth(1);
    }

    @Override
    protected void updateItem(Entry entry, boolean empty) {
        super.updateItem(entry, empty);
        setGraphic(empty || entry == null ? null : box);
        if (empty || entry == null) {
            setAccessibleText(null);
            return;
        }
        Profile profile = entry.profile();
        boolean here = entry.saved() != null && model.isConnected(entry.saved());
        String kind = texts.of("environment", profile.environment());
        String mode = texts.get(profile.readOnly() ? "banner.readOnly" : "banner.readWrite");
        String changed = entry.isChanged() ? "  ·  " + texts.get("connection.changed") : "";
        name.setText(profile.name());
        environment.setText(kind);
        environment
                .getStyleClass()
                .setAll("label", "place-pill", profile.environment().name().toLowerCase(Locale.ROOT));
        how.setText(texts.of("connection.kind", profile.kind()) + "  ·  " + mode + changed);
        connected.setVisible(here);
        String state = here ? ", " + texts.get("connection.connected") : "";
        setAccessibleText(profile.name() + ", " + kind + ", " + how.getText() + state);
    }
}
