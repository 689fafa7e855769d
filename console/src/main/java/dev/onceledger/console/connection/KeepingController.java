package dev.onceledger.console.connection;

import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** Where the chosen profile's password is kept, and why not in the key store where there is none. */
final class KeepingController {
    private final Texts texts;
    private final ProfilesModel model;
    private final Listening listening = new Listening();
    private Choices<Kept> kept;
    private Following following;

    @FXML
    private Node keepingRow;

    @FXML
    private HBox keeping;

    @FXML
    private Label keepingWhy;

    KeepingController(Switching switching) {
        this.texts = switching.tools().texts();
        this.model = switching.model(ProfilesModel.class, ProfilesModel::new);
    }

    @FXML
    private void initialize() {
        kept = Choices.into(
                keeping,
                List.of(Kept.ASK, Kept.KEY_STORE),
                one -> texts.of("connection.kept", one),
                one -> model.edit(profile -> profile.keeping(one)));
        following = new Following(model, this::show);
        listening.to(this::showSelected, model.noStoreProperty());
    }

    private void showSelected() {
        if (model.selectedProperty().get() != null) {
            show(model.selectedProperty().get());
        }
    }

    private void show(Entry shown) {
        keepingRow.setVisible(shown.profile().hasPassword());
        keepingRow.setManaged(shown.profile().hasPassword());
        boolean noStore = model.noStoreProperty().get();
        boolean inStore = model.isInStore(shown);
        kept.disable(Kept.KEY_STORE, noStore);
        kept.show(inStore ? Kept.KEY_STORE : Kept.ASK);
        keepingWhy.setText(texts.get(
                noStore ? "connection.kept.noStore" : inStore ? "connection.kept.store" : "connection.kept.nowhere"));
    }

    void leave() {
        listening.end();
        following.end();
    }
}
