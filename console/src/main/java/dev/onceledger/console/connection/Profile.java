package dev.onceledger.console.connection;

import dev.onceledger.console.Environment;
import dev.onceledger.database.DatabaseChoice;

/**
 * A saved connection.
 *
 * @param name what people call it, unlike any other
 * @param kind how the database is named
 * @param address a path or a JDBC URL where the kind has one, else empty; without a password
 * @param user who to connect as; empty for the place's own
 * @param environment what kind of place it is
 * @param readOnly whether nothing may be written
 * @param password how the password is kept; the password itself is not here
 */
public record Profile(
        String name, Kind kind, String address, String user, Environment environment, boolean readOnly, Kept password) {
    /** What a data folder without profiles has: the window's own ledger, called as on the command line. */
    static final Profile OWN =
            new Profile(DatabaseChoice.DEFAULT, Kind.EMBEDDED_H2, "", "", Environment.LOCAL, false, Kept.ASK);

    /** Whether a password goes with it. */
    public boolean hasPassword() {
        return kind.hasAddress() && !user.isBlank();
    }

    /** The database, with this password where one goes with it. */
    public DatabaseChoice choice(String given) {
        DatabaseChoice choice = new DatabaseChoice(db(), kind.isOwn() || user.isBlank() ? null : user.strip(), null);
        return hasPassword() ? choice.withPassword(given) : choice;
    }

    private String db() {
        return switch (kind) {
            case EMBEDDED_H2 -> "h2";
            case H2_FILE -> "h2:" + address.strip();
            case EMBEDDED_POSTGRESQL -> "postgres";
            case JDBC_URL -> address.strip();
        };
    }

    Profile of(Kind other) {
        return new Profile(name, other, address, user, environment, readOnly, password);
    }

    Profile at(String other) {
        return new Profile(name, kind, other, user, environment, readOnly, password);
    }

    Profile as(String other) {
        return new Profile(name, kind, address, other, environment, readOnly, password);
    }

    Profile in(Environment other) {
        return new Profile(name, kind, address, user, other, readOnly, password);
    }

    Profile readOnly(boolean other) {
        return new Profile(name, kind, address, user, environment, other, password);
    }

    Profile keeping(Kept other) {
        return new Profile(name, kind, address, user, environment, readOnly, other);
    }

    Profile named(String other) {
        return new Profile(other, kind, address, user, environment, readOnly, password);
    }
}
