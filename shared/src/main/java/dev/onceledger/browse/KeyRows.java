package dev.onceledger.browse;

import dev.onceledger.ledger.RecordRows;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Reads key rows from result sets. */
final class KeyRows {
    private KeyRows() {}

    static KeyRow row(ResultSet row, int number) throws SQLException {
        return new KeyRow(
                scope(row),
                Status.of(row.getString("status")),
                row.getObject("response_status", Integer.class),
                row.getString("fingerprint"),
                row.getString("resource_id"),
                RecordRows.instant(row, "created_at"),
                RecordRows.instant(row, "expires_at"),
                RecordRows.instant(row, "expired_at"),
                row.getLong("replays"),
                row.getLong("conflicts"),
                RecordRows.instant(row, "last_seen_at"));
    }

    static Scope scope(ResultSet row) throws SQLException {
        return new Scope(row.getString("principal"), row.getString("operation"), row.getString("idem_key"));
    }
}
