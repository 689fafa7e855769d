package dev.onceledger.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/** One connection outside any pool, whose failure is the driver's own and comes at once. */
final class FirstConnection {
    private static final String SECONDS = "5";

    private FirstConnection() {}

    static Connection to(Target target) throws SQLException {
        Properties properties = new Properties();
        if (target.user() != null) {
            properties.setProperty("user", target.user());
        }
        if (target.password() != null) {
            properties.setProperty("password", target.password());
        }
        if (target.url().startsWith("jdbc:postgresql:")) {
            properties.setProperty("connectTimeout", SECONDS);
            properties.setProperty("loginTimeout", SECONDS);
        }
        return DriverManager.getConnection(target.url(), properties);
    }
}
