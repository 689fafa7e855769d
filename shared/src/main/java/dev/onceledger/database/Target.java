package dev.onceledger.database;

/**
 * A database to connect to.
 *
 * @param url the JDBC URL, complete
 * @param user who to connect as
 * @param password the password; never printed
 * @param schema the schema that holds the ledger, or null for the connection's own
 * @param poolSize how many connections may be open at once
 */
public record Target(String url, String user, String password, String schema, int poolSize) {
    /** The same database with the ledger in another schema. */
    public Target inSchema(String name) {
        return new Target(url, user, password, name, poolSize);
    }

    /** The same database with another number of connections. */
    public Target withPoolSize(int size) {
        return new Target(url, user, password, schema, size);
    }

    @Override
    public String toString() {
        return url + (schema == null ? "" : " schema " + schema) + " as " + user;
    }
}
