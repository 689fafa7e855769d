package dev.onceledger.console.shell;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.look.Look;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Background;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.json.Secrets;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** What a place is given: the open ledger, the window's tools, and view models that outlive a change of language. */
public final class Workbench {
    private final ConsoleStart start;
    private final Tools tools;
    private final OpenedLedger opened;
    private final LedgerDatabase database;
    private final Memory memory;
    private final ContactModel contact;
    private final Background background;
    private final Map<Class<?>, Object> models = new HashMap<>();
    private final Set<Place> shown = new HashSet<>();
    private final ReadOnlyIntegerWrapper writes = new ReadOnlyIntegerWrapper();

    /** A bench over this open ledger. */
    public Workbench(ConsoleStart start, Tools tools, OpenedLedger opened) {
        this.start = start;
        this.tools = tools;
        this.opened = opened;
        this.database = opened.database();
        this.memory = new Memory(tools.preferences(), tools.background());
        this.contact = new ContactModel(tools.background(), this::ask, tools.times()::now, ContactModel::growing);
        this.background = tools.background().telling(this::tell);
    }

    private void ask(boolean lost) throws SQLException {
        if (lost) {
            opened.revive();
        }
        database.ping();
    }

    private Exception tell(Exception problem) {
        if (database.isLost(problem)) {
            contact.doubt();
        }
        return Problems.told(problem, database, texts());
    }

    /** The place's view model, made when first asked for and kept; one that is AutoCloseable is closed with the window. */
    public <M> M model(Class<M> type, Function<Workbench, M> make) {
        return type.cast(models.computeIfAbsent(type, absent -> make.apply(this)));
    }

    /** Whether a place was shown before; from now on it was. */
    boolean wasShown(Place place) {
        return !shown.add(place);
    }

    /** This window has written to the ledger. */
    public void wrote() {
        writes.set(writes.get() + 1);
    }

    /** How often it has. */
    ReadOnlyIntegerProperty writesProperty() {
        return writes.getReadOnlyProperty();
    }

    /** What the window was started with. */
    public ConsoleStart start() {
        return start;
    }

    /** The ledger; asked in the background only. */
    public LedgerDatabase database() {
        return database;
    }

    /** Whether the database answers. */
    public ContactModel contact() {
        return contact;
    }

    /** Where slow work goes; what the database says when it fails comes back in plain words. */
    public Background background() {
        return background;
    }

    /** What is written, in the language chosen. */
    public Texts texts() {
        return tools.texts();
    }

    /** How times are told. */
    public Times times() {
        return tools.times();
    }

    /** Theme and size. */
    public Look look() {
        return tools.look();
    }

    /** What is remembered from one start to the next. */
    public Preferences preferences() {
        return tools.preferences();
    }

    /** Remembers what changes often. */
    public Memory memory() {
        return memory;
    }

    /** Which members are masked: those that the preference {@code masked.members} names. */
    public Secrets secrets() {
        return preferences().secrets();
    }

    /** Ends what the view models have under way, then gives the ledger back; slow, and off the screen's thread. */
    void close() throws Exception {
        contact.close();
        try {
            for (Object model : models.values()) {
                if (model instanceof AutoCloseable working) {
                    working.close();
                }
            }
        } finally {
            opened.close();
        }
    }
}
