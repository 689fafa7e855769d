package dev.onceledger.sweep;

import dev.onceledger.database.Pending;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.RecordRows;
import dev.onceledger.ledger.Scope;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Chooses keys in index order first, then changes each by primary key if its status is still the one that was seen. */
final class KeyedBatches implements Batches {
    private static final Sql CHOOSE = Sql.of("""
            select principal, operation, idem_key, status, expires_at from idempotency_records
            where status in ('SUCCEEDED', 'FAILED_FINAL') and expires_at >= :from and expires_at <= :cutoff
            order by expires_at
            limit :batch
            """);

    private static final Sql EXPIRE = Sql.of("""
            update idempotency_records
            set status = 'EXPIRED', response_body = null, canonical = null, content_type = null, location = null,
                expired_at = current_timestamp + cast(:offset as numeric(18, 3)) * interval '1' second
            where principal = :principal and operation = :operation and idem_key = :key and status = :status
            """);

    private final LedgerClock clock;

    KeyedBatches(LedgerClock clock) {
        this.clock = clock;
    }

    private record Due(Scope scope, String status, Instant expiresAt) {}

    @Override
    public Batch next(UnitOfWork work, Instant from, Instant cutoff, int size) {
        List<Due> chosen = work.query(CHOOSE, Map.of("from", from, "cutoff", cutoff, "batch", size), KeyedBatches::read)
                .get();
        List<Pending<Integer>> changes =
                chosen.stream().map(due -> expire(work, due)).toList();
        return new Batch(
                changes.stream().mapToLong(Pending::get).sum(),
                chosen.isEmpty() ? null : chosen.get(chosen.size() - 1).expiresAt());
    }

    private Pending<Integer> expire(UnitOfWork work, Due due) {
        return work.update(
                EXPIRE,
                Map.of(
                        "offset", clock.offsetSeconds(),
                        "principal", due.scope().principal(),
                        "operation", due.scope().operation(),
                        "key", due.scope().key(),
                        "status", due.status()));
    }

    private static List<Due> read(ResultSet rows) throws SQLException {
        List<Due> due = new ArrayList<>();
        while (rows.next()) {
            Scope scope =
                    new Scope(rows.getString("principal"), rows.getString("operation"), rows.getString("idem_key"));
            due.add(new Due(scope, rows.getString("status"), RecordRows.instant(rows, "expires_at")));
        }
        return due;
    }
}
