package dev.onceledger.console.connection;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.Environment;
import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The saved profiles and the changes being made to them, which stay until they are saved or the window closes. */
final class ProfilesModel {
    private final Switching switching;
    private final Texts texts;
    private final Background background;
    private final Profiles profiles;
    private final PasswordStore store;
    private final ObservableList<Entry> entries =
            FXCollections.observableArrayList(entry -> new Observable[] {entry.profileProperty()});
    private final ReadOnlyObjectWrapper<Entry> selected = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyBooleanWrapper noStore = new ReadOnlyBooleanWrapper();

    ProfilesModel(Switching switching) {
        this(switching, new OsKeyStore());
    }

    ProfilesModel(Switching switching, PasswordStore store) {
        this.switching = switching;
        this.texts = switching.tools().texts();
        // A key store may wait for a person to unlock it.
        this.background = switching.tools().background().withOwnWorker();
        this.profiles = new Profiles(switching.current().dataFolder());
        this.store = store;
        background.run(profiles::load, this::loaded, this::failed);
        background.run(() -> !store.isThere(), noStore::set, this::failed);
    }

    private void loaded(Profiles.Loaded found) {
        found.profiles().forEach(profile -> entries.add(Entry.saved(profile)));
        found.broken()
                .ifPresent(aside -> problem.set(
                        texts.get("connection.broken", profiles.file().toString(), found.why(), aside.toString())));
        selected.set(entries.stream()
                .filter(entry -> isConnected(entry.profile()))
                .findFirst()
                .orElse(entries.isEmpty() ? null : entries.get(0)));
    }

    private void failed(Exception why) {
        String told = why instanceof PasswordRefused refused ? refused.text() : "connection.unsaved";
        problem.set(texts.get(told, StoreText.of(why, texts)));
    }

    /** Whether the window is connected by this profile, or tries to be. */
    boolean isConnected(Profile profile) {
        ConsoleStart current = switching.current();
        return profile.name().equals(current.databaseName())
                && profile.environment() == current.environment()
                && profile.readOnly() == current.readOnly();
    }

    /** Whether its password is, or will be, in the system's key store: it is meant to be, and there is one. */
    boolean isInStore(Entry entry) {
        return entry.profile().password() == Kept.KEY_STORE && !noStore.get();
    }

    void choose(Entry entry) {
        selected.set(entry);
    }

    /** Changes the chosen profile, which is not saved yet. */
    void edit(UnaryOperator<Profile> change) {
        if (selected.get() != null) {
            selected.get().edit(change.apply(selected.get().profile()));
        }
    }

    /** A new profile for a server, not saved yet. */
    void add() {
        append(new Profile(
                unlike(texts.get("connection.new.name")),
                Kind.JDBC_URL,
                "jdbc:postgresql://localhost:5432/postgres",
                "",
                Environment.TEST,
                true,
                Kept.ASK));
    }

    /** The chosen one under another name, not saved yet. */
    void duplicate() {
        Profile original = selected.get().profile();
        append(original.named(unlike(original.name())));
    }

    private void append(Profile profile) {
        Entry fresh = Entry.fresh(profile);
        entries.add(fresh);
        selected.set(fresh);
    }

    private String unlike(String wanted) {
        List<String> names =
                entries.stream().map(entry -> entry.profile().name()).toList();
        String name = wanted;
        for (int number = 2; names.contains(name); number++) {
            name = wanted + " " + number;
        }
        return name;
    }

    /** Removes the chosen one and its password. */
    void delete() {
        Entry gone = selected.get();
        int at = entries.indexOf(gone);
        entries.remove(gone);
        selected.set(entries.isEmpty() ? null : entries.get(Math.max(0, at - 1)));
        if (gone.saved() != null) {
            write(() -> forget(gone.saved()), "connection.kept.left");
        }
    }

    /** What is wrong with the chosen one, as keys of the bundles by field; empty if it can be saved. */
    Map<Field, String> mistakes() {
        Entry entry = selected.get();
        return entry == null ? Map.of() : mistakes(entry);
    }

    private Map<Field, String> mistakes(Entry entry) {
        List<String> others = entries.stream()
                .filter(other -> other != entry)
                .map(other -> other.profile().name().strip())
                .toList();
        return Field.mistakes(entry.profile(), others);
    }

    /** Saves the chosen one, its password to the key store where it is kept there; nothing where there is a mistake. */
    void save() {
        Entry entry = selected.get();
        if (!hasSomethingToSave() || !mistakes(entry).isEmpty()) {
            return;
        }
        Profile before = entry.saved();
        entry.edit(entry.profile().named(entry.profile().name().strip()));
        Profile now = entry.profile();
        String typed = entry.passwordProperty().get();
        entry.accept();
        write(() -> keep(before, now, typed), "connection.kept.refused");
    }

    /** Whether the chosen one, or a password that was typed for the key store, is not saved. */
    boolean hasSomethingToSave() {
        Entry entry = selected.get();
        return entry != null
                && (entry.isChanged()
                        || entry.profile().password() == Kept.KEY_STORE
                                && !entry.passwordProperty().get().isEmpty());
    }

    private void keep(Profile before, Profile now, String typed) {
        boolean inStore = now.password() == Kept.KEY_STORE && now.hasPassword();
        String password = typed;
        if (before != null && before.password() == Kept.KEY_STORE) {
            password = typed.isEmpty() ? store.get(before.name()).orElse("") : typed;
            if (!inStore || !before.name().equals(now.name())) {
                store.forget(before.name());
            }
        }
        if (inStore && !password.isEmpty() && store.isThere()) {
            store.keep(now.name(), password);
        }
    }

    private void forget(Profile gone) {
        if (gone.password() == Kept.KEY_STORE) {
            store.forget(gone.name());
        }
    }

    /** Writes what is saved of every profile, then does the rest in the key store; told by that text if it refuses. */
    private void write(Runnable inStore, String refusal) {
        List<Profile> all = new ArrayList<>(
                entries.stream().map(Entry::saved).filter(Objects::nonNull).toList());
        background.run(
                () -> {
                    profiles.save(all);
                    try {
                        inStore.run();
                    } catch (IllegalStateException refused) {
                        throw new PasswordRefused(refusal, refused);
                    }
                    return all;
                },
                written -> problem.set(""),
                this::failed);
    }

    /** The password for this entry: what was typed, or else what is kept; slow. */
    String password(Profile profile, String typed) {
        return typed.isEmpty() && profile.password() == Kept.KEY_STORE
                ? store.get(profile.name()).orElse("")
                : typed;
    }

    ObservableList<Entry> entries() {
        return entries;
    }

    /** The profile in the form, or null. */
    ReadOnlyObjectProperty<Entry> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** Why profiles could not be read or saved; empty while all is well. */
    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** Whether there is no key store here, so that passwords are asked for each time. */
    ReadOnlyBooleanProperty noStoreProperty() {
        return noStore.getReadOnlyProperty();
    }
}
