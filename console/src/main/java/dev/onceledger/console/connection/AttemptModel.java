package dev.onceledger.console.connection;

import dev.onceledger.console.shell.Switching;
import dev.onceledger.console.work.Latest;
import dev.onceledger.database.DataFolder;
import dev.onceledger.database.Inspection;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The test of a profile, and connecting by it: a look first, then a question where tables would be made, then the switch. */
final class AttemptModel {
    private final Switching switching;
    private final ProfilesModel profiles;
    private final Latest latest;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
    private ProfileSource asked;

    /** How far it is. */
    enum Stage {
        IDLE,
        TESTING,
        TESTED,
        LOOKING,
        /** A person has to agree to what would be done to the database. */
        ASKING,
        CONNECTING,
        FAILED
    }

    /**
     * How far it is, and with what.
     *
     * @param profile that is meant, or null while idle
     * @param seen what was found, or null
     * @param problem why it failed, else empty
     */
    record State(Stage stage, Profile profile, Inspection seen, String problem) {
        static final State IDLE = new State(Stage.IDLE, null, null, "");

        private State at(Stage other) {
            return new State(other, profile, seen, "");
        }

        /** Whether something is under way. */
        boolean isBusy() {
            return stage == Stage.TESTING || stage == Stage.LOOKING || stage == Stage.CONNECTING;
        }

        /** Whether what is under way can be given up. */
        boolean canCancel() {
            return stage == Stage.TESTING || stage == Stage.LOOKING;
        }
    }

    AttemptModel(Switching switching) {
        this.switching = switching;
        this.profiles = switching.model(ProfilesModel.class, ProfilesModel::new);
        this.latest = new Latest(switching.tools().background().withOwnWorker());
    }

    /** Looks at the chosen profile's database; nothing is changed there. */
    void test() {
        Entry entry = begin(Stage.TESTING);
        if (entry != null) {
            ProfileSource source = source(entry);
            latest.ask(
                    () -> source.ledger().inspect(),
                    seen -> state.set(new State(Stage.TESTED, source.profile(), seen, "")),
                    this::failed);
        }
    }

    /** Gives up a look, whose answer is dropped. */
    void cancel() {
        if (!state.get().isBusy() || state.get().canCancel()) {
            latest.forget();
            state.set(State.IDLE);
        }
    }

    /** Puts away what was found out about a profile that has been changed since. */
    void forgetUnless(Profile profile) {
        State now = state.get();
        if (!now.isBusy() && now.profile() != null && !now.profile().equals(profile)) {
            state.set(State.IDLE);
        }
    }

    /** Saves the chosen profile and connects by it, unless there is a question first. */
    void connect() {
        if (!state.get().isBusy()) {
            profiles.save();
        }
        Entry entry = begin(Stage.LOOKING);
        if (entry != null) {
            ProfileSource source = source(entry);
            latest.ask(() -> source.ledger().question(), question -> looked(source, question), this::failed);
        }
    }

    private void looked(ProfileSource source, Optional<Inspection> question) {
        if (question.isPresent()) {
            asked = source;
            state.set(new State(Stage.ASKING, source.profile(), question.get(), ""));
        } else {
            change(source, false);
        }
    }

    /** Connects after the question. */
    void agree() {
        if (state.get().stage() == Stage.ASKING) {
            change(asked, true);
        }
    }

    private void change(ProfileSource source, boolean agreed) {
        state.set(state.get().at(Stage.CONNECTING));
        String operator = switching.current().operator();
        switching.to(
                ProfileLedger.start(
                        source.profile(), progress -> source.ledger().open(agreed, progress), operator, folder()),
                this::changed,
                this::failed);
    }

    private void changed() {
        state.set(State.IDLE);
        profiles.entries().forEach(entry -> entry.passwordProperty().set(""));
        switching.shownProperty().set(false);
    }

    private void failed(Exception why) {
        String words = StoreText.of(why, switching.tools().texts());
        state.set(new State(Stage.FAILED, state.get().profile(), null, words));
    }

    /** A profile with where its password comes from. */
    private record ProfileSource(Profile profile, ProfilesModel profiles, String typed, DataFolder folder) {
        /** Slow where the key store is. */
        ProfileLedger ledger() {
            return new ProfileLedger(profile, profiles.password(profile, typed), folder);
        }
    }

    private ProfileSource source(Entry entry) {
        return new ProfileSource(
                entry.profile(), profiles, entry.passwordProperty().get(), folder());
    }

    private DataFolder folder() {
        return DataFolder.at(switching.current().dataFolder());
    }

    /** The chosen entry if it can be tried now, else null. */
    private Entry begin(Stage stage) {
        Entry entry = profiles.selectedProperty().get();
        if (entry == null || state.get().isBusy() || !profiles.mistakes().isEmpty()) {
            return null;
        }
        state.set(new State(stage, entry.profile(), null, ""));
        return entry;
    }

    ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }
}
