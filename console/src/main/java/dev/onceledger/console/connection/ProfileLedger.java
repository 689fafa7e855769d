package dev.onceledger.console.connection;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.Environment;
import dev.onceledger.console.Opening;
import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.CannotOpen.Why;
import dev.onceledger.database.DataFolder;
import dev.onceledger.database.DatabaseChoice;
import dev.onceledger.database.Inspection;
import dev.onceledger.database.Inspection.Ledger;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Targets;
import dev.onceledger.sample.SampleLedger;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleConsumer;

/** A profile's ledger: looked at, and opened as the profile allows. */
public final class ProfileLedger {
    private final Profile profile;
    private final DatabaseChoice choice;
    private final DataFolder folder;

    /** The ledger of a profile, whose password is given where one goes with it. */
    public ProfileLedger(Profile profile, String password, DataFolder folder) {
        this.profile = profile;
        this.choice = profile.choice(password);
        this.folder = folder;
    }

    /**
     * Looks at the database without changing it; slow.
     *
     * @throws CannotOpen if it cannot be reached
     */
    Inspection inspect() {
        return targets().inspect(choice);
    }

    /**
     * What a person has to agree to before it is opened: tables would be made or changed in a place that others use.
     *
     * @throws CannotOpen if it may not be opened at all
     */
    Optional<Inspection> question() {
        Inspection seen = inspect();
        refuse(seen);
        boolean changes = seen.ledger() != Ledger.PRESENT;
        return changes && profile.environment() != Environment.LOCAL ? Optional.of(seen) : Optional.empty();
    }

    private void refuse(Inspection seen) {
        String place = seen.place();
        switch (seen.ledger()) {
            case NEWER ->
                throw CannotOpen.because(
                        Why.NEWER_LEDGER, place, place + " holds the ledger of a newer onceledger; use that one", null);
            case OTHER_TABLES ->
                throw CannotOpen.because(
                        Why.OTHER_TABLES,
                        place,
                        place + " holds other tables and no ledger; give the ledger an empty schema of its own"
                                + " (\"create schema onceledger\", then ?currentSchema=onceledger in the URL)",
                        null);
            case NO_DATABASE, NONE -> refuseReadOnly(Why.NO_LEDGER, place, " holds no ledger");
            case OLDER -> refuseReadOnly(Why.OLDER_LEDGER, place, " holds the ledger of an older onceledger");
            case PRESENT -> {}
        }
    }

    private void refuseReadOnly(Why why, String place, String what) {
        if (profile.readOnly()) {
            throw CannotOpen.because(
                    why,
                    place,
                    place + what + ", and a read-only profile changes nothing; connect once with one that may",
                    null);
        }
    }

    /**
     * What the window is started with for this profile.
     *
     * @param operator who is at the keyboard
     * @param agreed whether a person has agreed to what {@link #question} asks
     */
    ConsoleStart start(String operator, boolean agreed) {
        return start(profile, progress -> open(agreed, progress), operator, folder);
    }

    /** What a window is started with that opens this profile so. */
    public static ConsoleStart start(Profile profile, Opening opening, String operator, DataFolder folder) {
        return new ConsoleStart(
                profile.name(),
                opening,
                profile.environment(),
                profile.readOnly(),
                operator,
                folder.path(),
                profile.environment() != Environment.PRODUCTION);
    }

    /**
     * Opens it; slow. Tables are made or changed only where the profile is local or a person has agreed.
     *
     * @throws CannotOpen with a message for the user
     */
    public OpenedLedger open(boolean agreed, DoubleConsumer progress) {
        Optional<Inspection> question = question();
        if (question.isPresent() && !agreed) {
            String place = question.get().place();
            throw CannotOpen.because(
                    question.get().ledger() == Ledger.OLDER ? Why.OLDER_LEDGER : Why.NO_LEDGER,
                    place,
                    place + " holds no ledger that this onceledger can use, and the profile \"" + profile.name()
                            + "\" is not local; connect to it in the window, which asks before it makes the tables",
                    null);
        }
        OpenedLedger opened = targets().open(choice);
        try {
            return profile.readOnly()
                    ? opened.readOnly(folder.path().resolve("reader.password"))
                    : filled(opened, progress);
        } catch (RuntimeException failed) {
            opened.close();
            throw failed;
        }
    }

    private OpenedLedger filled(OpenedLedger opened, DoubleConsumer progress) {
        opened.database().migrate();
        if (profile.kind().isOwn() && profile.environment() == Environment.LOCAL) {
            new SampleLedger(opened.database()).fillIfEmpty(progress);
        }
        return opened;
    }

    private Targets targets() {
        return new Targets(folder, Map.of());
    }
}
