package dev.onceledger.ledger;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Pending;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The idempotency-key ledger: claims a key, stores its answer, reads it back. */
public final class Ledger {
    private static final Sql CLAIM = Sql.of("""
            insert into idempotency_records
                (principal, operation, idem_key, fingerprint, canonical, status, created_at, expires_at)
            values (:principal, :operation, :key, :fingerprint, :canonical, 'PROCESSING',
                current_timestamp + cast(:offset as numeric(18, 3)) * interval '1' second,
                current_timestamp + cast(:lasts as numeric(18, 3)) * interval '1' second)
            on conflict do nothing
            """);

    private static final Sql CLAIMED_AT = Sql.of("""
            select created_at from idempotency_records
            where principal = :principal and operation = :operation and idem_key = :key and status = 'PROCESSING'
            """);

    private static final Sql STORE = Sql.of("""
            update idempotency_records
            set status = :status, response_status = :responseStatus, response_body = :body,
                content_type = :contentType, location = :location, resource_id = :resourceId
            where principal = :principal and operation = :operation and idem_key = :key and status = 'PROCESSING'
            """);

    private static final Sql READ = Sql.of("""
            select principal, operation, idem_key, fingerprint, canonical, status, response_status, response_body,
                   content_type, location, resource_id, created_at, expires_at, expired_at
            from idempotency_records
            where principal = :principal and operation = :operation and idem_key = :key
            """);

    private final LedgerDatabase database;
    private final LedgerClock clock;

    /** A ledger in this database, by this clock. */
    public Ledger(LedgerDatabase database, LedgerClock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Inserts the row that decides who runs; yields whether this transaction won. Waits for a rival that has not ended. */
    public Pending<Boolean> claim(UnitOfWork work, Claim claim) {
        Map<String, Object> parameters = parameters(claim.scope());
        parameters.put("fingerprint", claim.fingerprint());
        parameters.put("canonical", claim.canonical());
        parameters.put("offset", clock.offsetSeconds());
        parameters.put("lasts", clock.offsetSeconds() + claim.retention().toMillis() / 1000.0);
        return work.updateWhenFree(CLAIM, parameters).map(rows -> rows == 1);
    }

    /** When this transaction claimed the key, by the ledger clock; empty for a loser. */
    public Pending<Optional<Instant>> claimedAt(UnitOfWork work, Scope scope) {
        return work.query(
                CLAIMED_AT,
                parameters(scope),
                rows -> rows.next() ? Optional.of(RecordRows.instant(rows, "created_at")) : Optional.empty());
    }

    /** Turns the claim into its terminal record; the answer goes with the commit. */
    public void store(UnitOfWork work, Scope scope, StoredAnswer answer) {
        Map<String, Object> parameters = parameters(scope);
        Status status = answer.succeeded() ? Status.SUCCEEDED : Status.FAILED_FINAL;
        parameters.put("status", status.name());
        parameters.put("responseStatus", answer.status());
        parameters.put("body", answer.body());
        parameters.put("contentType", answer.contentType());
        parameters.put("location", answer.location());
        parameters.put("resourceId", answer.resourceId());
        work.updateExactlyOne(STORE, parameters);
    }

    /** Reads a record as committed, in a transaction of its own. */
    public Optional<LedgerRecord> read(Scope scope, Budget budget) {
        try (UnitOfWork work = database.begin(budget, false)) {
            Optional<LedgerRecord> found =
                    work.query(READ, parameters(scope), RecordRows::first).get();
            work.commit();
            return found;
        }
    }

    private static Map<String, Object> parameters(Scope scope) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("principal", scope.principal());
        parameters.put("operation", scope.operation());
        parameters.put("key", scope.key());
        return parameters;
    }
}
