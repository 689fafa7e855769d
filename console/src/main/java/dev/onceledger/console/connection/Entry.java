package dev.onceledger.console.connection;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** One row of the list: a profile as it is saved and as it is being edited. Used on the screen's thread. */
final class Entry {
    private final ReadOnlyObjectWrapper<Profile> draft;
    private final StringProperty password = new SimpleStringProperty("");
    private Profile saved;

    private Entry(Profile saved, Profile draft) {
        this.saved = saved;
        this.draft = new ReadOnlyObjectWrapper<>(draft);
    }

    static Entry saved(Profile profile) {
        return new Entry(profile, profile);
    }

    static Entry fresh(Profile profile) {
        return new Entry(null, profile);
    }

    void edit(Profile changed) {
        draft.set(changed);
    }

    /** The draft is what is saved from now on. */
    void accept() {
        saved = draft.get();
        // Only so that rows are drawn again.
        draft.set(saved.named(saved.name()));
    }

    /** As it is saved, or null if it never was. */
    Profile saved() {
        return saved;
    }

    Profile profile() {
        return draft.get();
    }

    boolean isChanged() {
        return !draft.get().equals(saved);
    }

    ReadOnlyObjectProperty<Profile> profileProperty() {
        return draft.getReadOnlyProperty();
    }

    /** What was typed and is kept nowhere else; empty where nothing was. */
    StringProperty passwordProperty() {
        return password;
    }
}
