package dev.onceledger.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

/** Opens the database that a person named. */
public final class Targets {
    private static final int POOL_SIZE = 16;
    private static final String OWNER = "onceledger";
    private static final String H2_SUFFIX = ".mv.db";

    private final DataFolder folder;
    private final Map<String, String> environment;

    /** Targets whose own databases live in this folder, and whose passwords may come from this environment. */
    public Targets(DataFolder folder, Map<String, String> environment) {
        this.folder = folder;
        this.environment = Map.copyOf(environment);
    }

    /** Targets of this process's user. */
    public static Targets standard() {
        return new Targets(DataFolder.of(System.getenv()), System.getenv());
    }

    /**
     * Opens a database, starting it where that is needed; the schema is left as it is.
     *
     * @throws CannotOpen with a message for the user
     */
    public OpenedLedger open(DatabaseChoice choice) {
        String db = choice.db();
        if (db.equals("h2")) {
            return file(folder.resolve("ledger"), Credentials.given(choice, Map.of()));
        } else if (db.equals("h2:mem")) {
            Credentials.refuse(choice);
            return memory();
        } else if (db.startsWith("h2:") && db.length() > 3) {
            return file(Path.of(db.substring(3)), Credentials.given(choice, Map.of()));
        } else if (db.equals("postgres")) {
            Credentials.refuse(choice);
            return postgres();
        } else if (db.toLowerCase(Locale.ROOT).startsWith("jdbc:h2:")) {
            return url(JdbcUrl.parse(db, JdbcUrl.Style.H2), Credentials.given(choice, environment));
        } else if (db.toLowerCase(Locale.ROOT).startsWith("jdbc:postgresql:")) {
            return url(JdbcUrl.parse(db, JdbcUrl.Style.POSTGRESQL), Credentials.given(choice, environment));
        }
        throw CannotOpen.usage("unknown --db value \"" + withoutSecrets(db)
                + "\"; use h2, h2:mem, h2:PATH, postgres, jdbc:h2:… or jdbc:postgresql:…");
    }

    /**
     * Looks at a database and leaves everything as it is: nothing is created, and what was started is stopped again.
     *
     * @throws CannotOpen with a message for the user
     */
    public Inspection inspect(DatabaseChoice choice) {
        String db = choice.db();
        if (db.equals("h2") || db.startsWith("h2:") && !db.equals("h2:mem")) {
            Path file = db.equals("h2") ? folder.path().resolve("ledger") : h2Name(Path.of(db.substring(3)));
            if (!Files.exists(Path.of(file + H2_SUFFIX))) {
                return Inspection.absent("H2 file " + file + H2_SUFFIX);
            }
        } else if (db.equals("postgres") && !ServerFolder.isComplete(folder)) {
            return Inspection.absent("embedded PostgreSQL in " + folder.path());
        } else if (db.toLowerCase(Locale.ROOT).startsWith("jdbc:h2:")) {
            return inspectUrl(choice, JdbcUrl.parse(db, JdbcUrl.Style.H2));
        }
        try (OpenedLedger opened = open(choice)) {
            return Inspection.of(opened);
        }
    }

    private Inspection inspectUrl(DatabaseChoice choice, JdbcUrl url) {
        JdbcUrl existing = url.withDefault("IFEXISTS", "TRUE");
        try (OpenedLedger opened = url(existing, Credentials.given(choice, environment))) {
            return Inspection.of(opened);
        } catch (CannotOpen failed) {
            if (failed.why() == CannotOpen.Why.NO_DATABASE && !H2Settings.isRemote(url)) {
                return Inspection.absent(url.base());
            }
            throw failed;
        }
    }

    private OpenedLedger memory() {
        JdbcUrl url = H2Settings.complete(JdbcUrl.parse("jdbc:h2:mem:ledger-" + UUID.randomUUID(), JdbcUrl.Style.H2));
        Target target = new Target(url.toString(), OWNER, "", null, POOL_SIZE);
        LedgerDatabase database = connect(target, OpenFailures.ofUrl(target));
        return new OpenedLedger(database, "H2 in memory", true, () -> forget(target));
    }

    private OpenedLedger file(Path asked, Credentials given) {
        Path file = h2Name(asked);
        Path passwordFile = file.resolveSibling(file.getFileName() + ".password");
        Credentials who = given.areAbsent() ? new Credentials(OWNER, GeneratedPassword.in(passwordFile)) : given;
        JdbcUrl url = H2Settings.complete(JdbcUrl.parse("jdbc:h2:file:" + file, JdbcUrl.Style.H2));
        Target target = new Target(url.toString(), who.user(), who.password(), null, POOL_SIZE);
        LedgerDatabase database =
                connect(target, OpenFailures.ofFile(target, file, given.areAbsent() ? passwordFile : null));
        try {
            OwnerOnly.close(Path.of(file + H2_SUFFIX));
        } catch (IOException failed) {
            database.close();
            throw new UncheckedIOException(failed);
        }
        return new OpenedLedger(database, "H2 file " + file + H2_SUFFIX, true, () -> {});
    }

    private OpenedLedger postgres() {
        EmbeddedServer server = EmbeddedServer.in(folder);
        try {
            Target target = server.target(POOL_SIZE);
            LedgerDatabase database = connect(target, OpenFailures.ofUrl(target));
            return new OpenedLedger(database, "embedded PostgreSQL in " + server.place(), true, server);
        } catch (RuntimeException failed) {
            server.close();
            throw failed;
        }
    }

    private OpenedLedger url(JdbcUrl url, Credentials given) {
        Credentials who = given.or(url.get("user"), url.get("password"));
        JdbcUrl clean = url.without("user").without("password");
        JdbcUrl complete = clean.style() == JdbcUrl.Style.H2 ? H2Settings.complete(clean) : clean;
        Target target = new Target(complete.toString(), who.user(), who.password(), null, POOL_SIZE);
        return new OpenedLedger(connect(target, OpenFailures.ofUrl(target)), clean.base(), false, () -> {});
    }

    private static LedgerDatabase connect(Target target, OpenFailures failures) {
        // One connection first, because a pool tells a refusal only after its time-out; held so that H2 opens once.
        try (Connection held = FirstConnection.to(target)) {
            held.setReadOnly(false);
            return LedgerDatabase.open(target);
        } catch (SQLException failed) {
            throw failures.explain(failed);
        }
    }

    private static void forget(Target memory) throws SQLException {
        try (Connection last = FirstConnection.to(memory);
                Statement statement = last.createStatement()) {
            statement.execute("shutdown");
        }
    }

    private static Path h2Name(Path asked) {
        String name = asked.toAbsolutePath().normalize().toString();
        if (name.contains(";")) {
            throw CannotOpen.usage("an H2 file cannot have a semicolon in its path; choose another place for it");
        }
        Path file = Path.of(name.endsWith(H2_SUFFIX) ? name.substring(0, name.length() - H2_SUFFIX.length()) : name);
        if (!Files.isDirectory(file.getParent())) {
            throw CannotOpen.usage("the folder " + file.getParent() + " does not exist; create it first");
        }
        return file;
    }

    private static String withoutSecrets(String db) {
        return db.replaceFirst("[?;].*", "…").replaceFirst("//[^/@]*@", "//…@");
    }
}
