package dev.onceledger.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/** The schemas of scratch ledgers whose process was killed before it could drop them; their names say when they were made. */
public final class Leftovers {
    /** From this age on they are dropped before the next scratch ledger is made. */
    static final Duration FORGOTTEN = Duration.ofHours(1);

    private static final String PREFIX = "onceledger_run_";
    private static final Pattern NAME = Pattern.compile(PREFIX + "([0-9]{10})_[0-9a-f]{8}");
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private static final String SCHEMAS = "select schema_name from information_schema.schemata order by schema_name";

    private Leftovers() {}

    /**
     * A schema that was found.
     *
     * @param schema its name
     * @param made when
     * @param kept why it is still there; empty if it was dropped
     * @param inUse whether that is because a living run uses it
     */
    public record Leftover(String schema, Instant made, Optional<String> kept, boolean inUse) {}

    static String newName() {
        String unique = UUID.randomUUID().toString().substring(0, 8);
        return PREFIX + Instant.now().getEpochSecond() + "_" + unique;
    }

    static String dropping(String schema) {
        return "drop schema if exists " + schema + " cascade";
    }

    /**
     * Drops what was left behind, and nothing that a living run holds.
     *
     * @param age of a schema at least, so that one which is just being made is left alone
     * @return what was found of that age
     * @throws SQLException if the database cannot be reached
     */
    public static List<Leftover> drop(Target target, Duration age) throws SQLException {
        try (Connection connection = DriverManager.getConnection(target.url(), target.user(), target.password())) {
            return drop(connection, age);
        }
    }

    static List<Leftover> drop(Connection connection, Duration age) throws SQLException {
        Instant before = Instant.now().minus(age);
        JdbcClient client = JdbcClient.create(new SingleConnectionDataSource(connection, true));
        List<Leftover> old = client.sql(SCHEMAS).query(String.class).list().stream()
                .map(NAME::matcher)
                .filter(Matcher::matches)
                .map(name -> new Leftover(
                        name.group(), Instant.ofEpochSecond(Long.parseLong(name.group(1))), Optional.empty(), false))
                .filter(found -> !found.made().isAfter(before))
                .toList();
        if (old.isEmpty()) {
            return old;
        }
        Dialect dialect = Dialect.of(connection);
        Set<String> held = Set.copyOf(
                client.sql(dialect.sessions().heldSchemas()).query(String.class).list());
        List<Leftover> found = new ArrayList<>();
        for (Leftover one : old) {
            boolean inUse = held.contains(one.schema());
            Optional<String> kept = inUse ? Optional.of("a run is using it") : drop(connection, dialect, one.schema());
            found.add(new Leftover(one.schema(), one.made(), kept, inUse));
        }
        return found;
    }

    /** Empty if it is gone, else why not: one that resists must not keep the others, or the next run, from their turn. */
    private static Optional<String> drop(Connection connection, Dialect dialect, String schema) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            for (Dialect.Bound limit : dialect.limits(connection, PATIENCE, PATIENCE)) {
                limit(connection, limit);
            }
            statement.execute(dropping(schema));
            connection.commit();
            return Optional.empty();
        } catch (SQLException refused) {
            connection.rollback();
            return Optional.of(refused.getMessage());
        } finally {
            dialect.lift(connection);
            connection.setAutoCommit(true);
        }
    }

    private static void limit(Connection connection, Dialect.Bound limit) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(limit.text())) {
            for (int i = 0; i < limit.values().size(); i++) {
                Parameters.set(connection, statement, i + 1, limit.values().get(i));
            }
            statement.execute();
        }
    }
}
