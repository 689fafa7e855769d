package dev.onceledger.database;

import java.nio.file.Path;

/**
 * Which database a person asked for.
 *
 * @param db {@code h2}, {@code h2:mem}, {@code h2:PATH}, {@code postgres}, or a JDBC URL of H2 or PostgreSQL
 * @param user who to connect as, or null for the environment's, the URL's or the generated one
 * @param passwordFile a file whose first line is the password, or null likewise
 * @param password the password itself, or null for the file's; never printed
 */
public record DatabaseChoice(String db, String user, Path passwordFile, String password) {
    /** A file in the data folder. */
    public static final String DEFAULT = "h2";

    /** This database with no user or password given. */
    public static DatabaseChoice of(String db) {
        return new DatabaseChoice(db, null, null);
    }

    /** One whose password, if any, is in a file. */
    public DatabaseChoice(String db, String user, Path passwordFile) {
        this(db, user, passwordFile, null);
    }

    /** The same with this password. */
    public DatabaseChoice withPassword(String given) {
        return new DatabaseChoice(db, user, null, given);
    }

    @Override
    public String toString() {
        return db + (user == null ? "" : " as " + user);
    }
}
