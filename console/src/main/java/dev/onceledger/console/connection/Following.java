package dev.onceledger.console.connection;

import dev.onceledger.console.work.Listening;
import java.util.function.Consumer;

/** A part of the form that follows the chosen profile: told when another one is chosen and when that one changes. */
final class Following {
    private final ProfilesModel model;
    private final Consumer<Entry> show;
    private final Listening toModel = new Listening();
    private final Listening toEntry = new Listening();

    /** Begins at once, with the profile that is chosen now if one is. */
    Following(ProfilesModel model, Consumer<Entry> show) {
        this.model = model;
        this.show = show;
        toModel.to(this::follow, model.selectedProperty());
    }

    private void follow() {
        toEntry.end();
        Entry chosen = model.selectedProperty().get();
        if (chosen != null) {
            toEntry.to(() -> show.accept(chosen), chosen.profileProperty());
        }
    }

    void end() {
        toModel.end();
        toEntry.end();
    }
}
