package dev.onceledger.cli;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.Environment;
import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.DataFolder;
import dev.onceledger.database.DatabaseChoice;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Targets;
import dev.onceledger.sample.SampleLedger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** Which database a command works on. */
final class DatabaseOptions {
    /** Databases that are filled with the sample when they are new; a file that was named is somebody's own. */
    private static final Set<String> SAMPLED = Set.of("h2", "h2:mem", "postgres");

    private static final String FOR_RUNS = "h2:mem";

    @Option(
            names = "--db",
            scope = ScopeType.INHERIT,
            paramLabel = "DB",
            description = {
                "h2 (a file in the data folder, the default), h2:mem, h2:PATH, postgres (embedded), or a JDBC URL of H2 or"
                        + " PostgreSQL; replay takes several."
            })
    private List<String> dbs = new ArrayList<>();

    @Option(
            names = "--profile",
            scope = ScopeType.INHERIT,
            paramLabel = "NAME",
            description = "A connection saved in the window, in place of --db, --user, --environment and --read-only.")
    private String profile;

    @Option(
            names = "--user",
            scope = ScopeType.INHERIT,
            paramLabel = "NAME",
            description = "Who to connect as; else ONCELEDGER_USER.")
    private String user;

    @Option(
            names = "--password-file",
            scope = ScopeType.INHERIT,
            paramLabel = "FILE",
            description = "A file whose first line is the password; else ONCELEDGER_PASSWORD.")
    private Path passwordFile;

    @Option(
            names = "--environment",
            scope = ScopeType.INHERIT,
            paramLabel = "local|test|production",
            description =
                    "What kind of place the database is (default local); nothing is simulated or replayed in production.")
    private Environment environment = Environment.LOCAL;

    @Option(names = "--read-only", description = "For the window: nothing can be written, which the database enforces.")
    private boolean readOnly;

    /** What the window is started with. */
    ConsoleStart windowStart() {
        String operator = System.getProperty("user.name");
        if (profile != null) {
            return profile().start(operator);
        }
        return new ConsoleStart(
                name(),
                this::openForWindow,
                environment,
                readOnly,
                operator,
                dataFolder().path(),
                environment != Environment.PRODUCTION);
    }

    private NamedProfile profile() {
        if (!dbs.isEmpty() || user != null || readOnly || environment != Environment.LOCAL) {
            throw CannotOpen.usage(
                    "a profile says which database, user, environment and mode; leave --db, --user, --environment and"
                            + " --read-only away, or leave --profile away");
        }
        return NamedProfile.of(profile, dataFolder(), passwordFile);
    }

    /** What the user called it. */
    private String name() {
        return named(DatabaseChoice.DEFAULT).replaceFirst("[?;].*", "");
    }

    private String named(String otherwise) {
        if (dbs.size() > 1) {
            throw CannotOpen.usage("only replay works on several databases at once; name one with --db");
        }
        return dbs.isEmpty() ? otherwise : dbs.get(0);
    }

    /** What kind of place it is. */
    Environment environment() {
        return environment;
    }

    DataFolder dataFolder() {
        return DataFolder.of(System.getenv());
    }

    /**
     * Opens it with a ledger in it; closed by the caller.
     *
     * @throws dev.onceledger.database.CannotOpen with a message for the user
     */
    OpenedLedger open() {
        return open(progress -> {});
    }

    /** The same, telling how much of the sample has been written, from 0 to 1, where the ledger is new. */
    OpenedLedger open(DoubleConsumer progress) {
        if (profile != null) {
            return profile().open(progress);
        }
        return prepared(connect(DatabaseChoice.DEFAULT), OpenedLedger::requireLedger, progress);
    }

    /** The same for the window: where nothing may be written, on connections whose writes the database refuses. */
    private OpenedLedger openForWindow(DoubleConsumer progress) {
        OpenedLedger opened = open(progress);
        try {
            return readOnly ? opened.readOnly(dataFolder().path().resolve("reader.password")) : opened;
        } catch (RuntimeException failed) {
            opened.close();
            throw failed;
        }
    }

    /** Opens it for a service, which makes the ledger's tables wherever it is pointed at. */
    OpenedLedger openForService() {
        if (profile != null) {
            NamedProfile named = profile();
            if (named.isReadOnly()) {
                throw CannotOpen.refused("a service writes, and the profile \"" + profile + "\" is read-only", null);
            }
            return named.open(progress -> {});
        }
        return prepared(
                connect(DatabaseChoice.DEFAULT), opened -> opened.database().migrate(), progress -> {});
    }

    /**
     * Opens it for runs that bring ledgers of their own; in memory unless the user names a database.
     *
     * @throws CannotOpen also in production, where nothing is tried out
     */
    OpenedLedger openForRuns() {
        return openForRuns(named(FOR_RUNS));
    }

    /** The same for one of {@link #namedForRuns}. */
    OpenedLedger openForRuns(String db) {
        if (profile != null) {
            throw CannotOpen.usage(
                    "runs bring ledgers of their own; name their database with --db, not with --profile");
        }
        if (environment == Environment.PRODUCTION) {
            throw CannotOpen.refused(
                    "timelines hold transactions open and end sessions, so they do not run in production;"
                            + " use a test database, or leave --db away to run in memory",
                    null);
        }
        return opened(db);
    }

    /** Every database that the user named for runs. */
    List<String> namedForRuns() {
        return dbs.isEmpty() ? List.of(FOR_RUNS) : List.copyOf(dbs);
    }

    private OpenedLedger connect(String otherwise) {
        return opened(named(otherwise));
    }

    private OpenedLedger opened(String db) {
        return Targets.standard().open(new DatabaseChoice(db, user, passwordFile));
    }

    private OpenedLedger prepared(OpenedLedger opened, Consumer<OpenedLedger> preparation, DoubleConsumer progress) {
        try {
            preparation.accept(opened);
            if (SAMPLED.contains(named(DatabaseChoice.DEFAULT))) {
                new SampleLedger(opened.database()).fillIfEmpty(progress);
            }
            return opened;
        } catch (RuntimeException failed) {
            opened.close();
            throw failed;
        }
    }
}
