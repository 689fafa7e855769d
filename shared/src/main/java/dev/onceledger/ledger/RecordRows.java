package dev.onceledger.ledger;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;

/** Reads ledger records from result sets. */
public final class RecordRows {
    private RecordRows() {}

    /** The first row as a record, if there is one. */
    public static Optional<LedgerRecord> first(ResultSet rows) throws SQLException {
        return rows.next() ? Optional.of(record(rows)) : Optional.empty();
    }

    /** The current row as a record. */
    public static LedgerRecord record(ResultSet row) throws SQLException {
        byte[] body = row.getBytes("response_body");
        Integer responseStatus = row.getObject("response_status", Integer.class);
        String resourceId = row.getString("resource_id");
        StoredAnswer answer = body == null || responseStatus == null
                ? null
                : new StoredAnswer(
                        responseStatus, row.getString("content_type"), row.getString("location"), body, resourceId);
        return new LedgerRecord(
                new Scope(row.getString("principal"), row.getString("operation"), row.getString("idem_key")),
                row.getString("fingerprint"),
                row.getString("canonical"),
                Status.of(row.getString("status")),
                answer,
                responseStatus,
                resourceId,
                instant(row, "created_at"),
                instant(row, "expires_at"),
                instant(row, "expired_at"));
    }

    /** A time stamp as an instant, or null. */
    public static Instant instant(ResultSet row, String column) throws SQLException {
        OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        return time == null ? null : time.toInstant();
    }
}
