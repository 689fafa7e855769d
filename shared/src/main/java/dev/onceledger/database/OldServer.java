package dev.onceledger.database;

import java.sql.SQLException;

/** A PostgreSQL of a version that the ledger does not run on. */
final class OldServer extends SQLException {
    private static final long serialVersionUID = 1L;

    OldServer(String version, int oldest) {
        super("PostgreSQL " + version + " is too old for the ledger, which needs " + oldest + " or newer");
    }
}
