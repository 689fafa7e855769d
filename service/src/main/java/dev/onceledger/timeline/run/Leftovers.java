package dev.onceledger.timeline.run;

import dev.onceledger.database.Target;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/** The schemas of runs whose process was killed before it could drop them; their names say when they were made. */
public final class Leftovers {
    private static final String PREFIX = "onceledger_run_";
    private static final Pattern NAME = Pattern.compile(PREFIX + "([0-9]{10})_[0-9a-f]{8}");

    private static final String SCHEMAS = "select schema_name from information_schema.schemata order by schema_name";

    private Leftovers() {}

    static String newName() {
        String unique = UUID.randomUUID().toString().substring(0, 8);
        return PREFIX + Instant.now().getEpochSecond() + "_" + unique;
    }

    static String dropping(String schema) {
        return "drop schema if exists " + schema + " cascade";
    }

    /**
     * Drops what was left behind.
     *
     * @param age of a schema at least, so that runs that are under way elsewhere are left alone
     * @return the schemas that were dropped
     * @throws SQLException if the database cannot be reached
     */
    public static List<String> drop(Target target, Duration age) throws SQLException {
        long before = Instant.now().minus(age).getEpochSecond();
        try (Connection connection = DriverManager.getConnection(target.url(), target.user(), target.password())) {
            JdbcClient client = JdbcClient.create(new SingleConnectionDataSource(connection, true));
            List<String> old = client.sql(SCHEMAS).query(String.class).list().stream()
                    .filter(name -> isOld(name, before))
                    .toList();
            old.forEach(name -> client.sql(dropping(name)).update());
            return old;
        }
    }

    private static boolean isOld(String name, long before) {
        Matcher matcher = NAME.matcher(name);
        return matcher.matches() && Long.parseLong(matcher.group(1)) <= before;
    }
}
