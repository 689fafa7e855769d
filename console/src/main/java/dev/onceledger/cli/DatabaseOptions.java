package dev.onceledger.cli;

import dev.onceledger.console.Environment;
import dev.onceledger.database.DataFolder;
import dev.onceledger.database.DatabaseChoice;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Targets;
import dev.onceledger.sample.SampleLedger;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** Which database a command works on. */
final class DatabaseOptions {
    /** Databases that are filled with the sample when they are new; a file that was named is somebody's own. */
    private static final Set<String> SAMPLED = Set.of("h2", "h2:mem", "postgres");

    @Option(
            names = "--db",
            scope = ScopeType.INHERIT,
            paramLabel = "DB",
            description = {
                "h2 (a file in the data folder, the default), h2:mem, h2:PATH, postgres (embedded), or a JDBC URL of H2 or"
                        + " PostgreSQL."
            })
    private String db;

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
            paramLabel = "KIND",
            description = "For the window: LOCAL (default), TEST or PRODUCTION; it is coloured accordingly.")
    private Environment environment = Environment.LOCAL;

    @Option(names = "--read-only", description = "For the window: nothing can be written, which the database enforces.")
    private boolean readOnly;

    Environment environment() {
        return environment;
    }

    boolean isReadOnly() {
        return readOnly;
    }

    /** What the user called it. */
    String name() {
        return named(DatabaseChoice.DEFAULT).replaceFirst("[?;].*", "");
    }

    private String named(String otherwise) {
        return db == null ? otherwise : db;
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
        return prepared(connect(DatabaseChoice.DEFAULT), OpenedLedger::requireLedger, progress);
    }

    /** The same for the window: where nothing may be written, on connections whose writes the database refuses. */
    OpenedLedger openForWindow(DoubleConsumer progress) {
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
        return prepared(
                connect(DatabaseChoice.DEFAULT), opened -> opened.database().migrate(), progress -> {});
    }

    /** Opens it for runs that bring ledgers of their own; in memory unless the user names a database. */
    OpenedLedger openForRuns() {
        return connect("h2:mem");
    }

    private OpenedLedger connect(String otherwise) {
        return Targets.standard().open(new DatabaseChoice(named(otherwise), user, passwordFile));
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
