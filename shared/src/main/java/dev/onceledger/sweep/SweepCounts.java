package dev.onceledger.sweep;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.RecordRows;
import dev.onceledger.sweep.SweepPlan.PrincipalDue;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Counts what is due. */
final class SweepCounts {
    private static final Duration BOUND = Duration.ofSeconds(50);

    private static final Sql DUE = Sql.of("""
            select principal,
                   count(*) filter (where status <> 'PROCESSING') as due,
                   count(*) filter (where status = 'PROCESSING') as processing,
                   coalesce(sum(octet_length(response_body)), 0) as bytes,
                   min(expires_at) filter (where status <> 'PROCESSING') as oldest
            from idempotency_records
            where expires_at <= :cutoff and status in ('PROCESSING', 'SUCCEEDED', 'FAILED_FINAL')
            group by principal
            """);

    private static final Sql REMAINING = Sql.of("""
            select count(*) as due from idempotency_records
            where expires_at <= :cutoff and status in ('SUCCEEDED', 'FAILED_FINAL')
            """);

    private final LedgerDatabase database;
    private final LedgerClock clock;

    SweepCounts(LedgerDatabase database, LedgerClock clock) {
        this.database = database;
        this.clock = clock;
    }

    private record Row(PrincipalDue due, long processing) {}

    SweepPlan plan(Instant wanted) {
        try (UnitOfWork work = database.begin(Budget.of(BOUND), false)) {
            Instant now = clock.now(work).get();
            Instant cutoff = wanted == null ? now : wanted;
            if (cutoff.isAfter(now)) {
                throw new IllegalArgumentException(
                        "the cutoff " + cutoff + " lies in the future; by the ledger clock it is " + now);
            }
            List<Row> rows =
                    work.query(DUE, Map.of("cutoff", cutoff), SweepCounts::rows).get();
            work.commit();
            return plan(cutoff, rows);
        }
    }

    long remaining(Instant cutoff) {
        try (UnitOfWork work = database.begin(Budget.of(BOUND), false)) {
            long remaining = work.query(REMAINING, Map.of("cutoff", cutoff), rows -> {
                        rows.next();
                        return rows.getLong("due");
                    })
                    .get();
            work.commit();
            return remaining;
        }
    }

    private static SweepPlan plan(Instant cutoff, List<Row> rows) {
        List<PrincipalDue> due = rows.stream()
                .map(Row::due)
                .filter(one -> one.due() > 0)
                .sorted(Comparator.comparingLong(PrincipalDue::due).reversed().thenComparing(PrincipalDue::principal))
                .toList();
        return new SweepPlan(
                cutoff,
                due.stream().mapToLong(PrincipalDue::due).sum(),
                due.stream().mapToLong(PrincipalDue::bytes).sum(),
                due.stream()
                        .map(PrincipalDue::oldest)
                        .filter(Objects::nonNull)
                        .min(Comparator.naturalOrder())
                        .orElse(null),
                rows.stream().mapToLong(Row::processing).sum(),
                due);
    }

    private static List<Row> rows(ResultSet rows) throws SQLException {
        List<Row> read = new ArrayList<>();
        while (rows.next()) {
            PrincipalDue due = new PrincipalDue(
                    rows.getString("principal"),
                    rows.getLong("due"),
                    rows.getLong("bytes"),
                    RecordRows.instant(rows, "oldest"));
            read.add(new Row(due, rows.getLong("processing")));
        }
        return read;
    }
}
