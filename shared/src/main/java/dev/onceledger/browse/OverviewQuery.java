package dev.onceledger.browse;

import dev.onceledger.database.Dialect;
import dev.onceledger.ledger.RecordRows;
import dev.onceledger.ledger.Status;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a whole ledger comes to, from indexes and statistics, so that it costs as little on millions of rows. */
final class OverviewQuery {
    /** Up to this many records are counted whenever the overview is read. */
    private static final long COUNTED = 100_000;

    private static final String NOT_MORE_THAN =
            "select count(*) from (select 1 as one from idempotency_records limit :cap) found";

    private static final String COUNT_BY_STATUS =
            "select status, count(*) as keys from idempotency_records group by status";

    private static final String EXPIRING_NEXT = """
            select principal, operation, idem_key, status, response_status, fingerprint, resource_id, created_at,
                   expires_at, expired_at, 0 as replays, 0 as conflicts,
                   cast(null as timestamp(6) with time zone) as last_seen_at
            from idempotency_records
            where expired_at is null and expires_at > current_timestamp and status <> 'PROCESSING'
            order by expired_at, expires_at
            limit :limit
            """;

    private static final String HOURS =
            "select hour_at, replays, conflicts from hourly_activity where hour_at >= :from order by hour_at";

    private static final String NOW = "select current_timestamp";

    private static final String DUE = """
            select count(*) from (
                select 1 as one from idempotency_records
                where expired_at is null and expires_at > :from and expires_at <= :until and status <> 'PROCESSING'
                limit :cap) found
            """;

    private static final String DUE_LATER = """
            select count(*) from (
                select 1 as one from idempotency_records
                where expired_at is null and expires_at > :from and status <> 'PROCESSING'
                limit :cap) found
            """;

    private static final String NEWEST =
            "select created_at, expires_at from idempotency_records order by created_at desc limit 1";

    private final Queries queries;
    private final Dialect dialect;
    private final long counted;

    OverviewQuery(Queries queries, Dialect dialect) {
        this(queries, dialect, COUNTED);
    }

    /** One that counts up to {@code counted} records whenever it is read. */
    OverviewQuery(Queries queries, Dialect dialect, long counted) {
        this.queries = queries;
        this.dialect = dialect;
        this.counted = counted;
    }

    StatusCounts statuses() {
        long atLeast = queries.read(NOT_MORE_THAN, Map.of("cap", counted + 1), OverviewQuery::number);
        if (atLeast > counted && dialect.statements().estimatedStatuses().isPresent()) {
            Map<Status, Long> estimated =
                    queries.read(dialect.statements().estimatedStatuses().get(), Map.of(), OverviewQuery::counts);
            if (!estimated.isEmpty()) {
                return new StatusCounts(estimated, false);
            }
        }
        return exactly();
    }

    StatusCounts exactly() {
        return new StatusCounts(queries.read(COUNT_BY_STATUS, Map.of(), OverviewQuery::counts), true);
    }

    private static Map<Status, Long> counts(ResultSet rows) throws SQLException {
        Map<Status, Long> counts = new EnumMap<>(Status.class);
        while (rows.next()) {
            counts.merge(Status.of(rows.getString("status")), rows.getLong("keys"), Long::sum);
        }
        return counts;
    }

    List<KeyRow> expiringNext(int limit) {
        return queries.list(EXPIRING_NEXT, Map.of("limit", limit), KeyRows::row);
    }

    List<HourCount> hours(Instant from) {
        return queries.list(
                HOURS,
                Map.of("from", from),
                (row, number) -> new HourCount(
                        RecordRows.instant(row, "hour_at"), row.getLong("replays"), row.getLong("conflicts")));
    }

    List<DueCount> due(List<Duration> ends) {
        Instant now = queries.read(NOW, Map.of(), rows -> {
            rows.next();
            return rows.getObject(1, java.time.OffsetDateTime.class).toInstant();
        });
        List<DueCount> due = new ArrayList<>();
        Instant from = Instant.EPOCH;
        for (Duration end : ends) {
            Instant until = now.plus(end);
            due.add(new DueCount(end, due(DUE, Map.of("from", from, "until", until, "cap", DueCount.MOST + 1))));
            from = until;
        }
        due.add(new DueCount(null, due(DUE_LATER, Map.of("from", from, "cap", DueCount.MOST + 1))));
        return due;
    }

    private long due(String sql, Map<String, ?> parameters) {
        return queries.read(sql, parameters, OverviewQuery::number);
    }

    Optional<Duration> retention() {
        return queries.read(
                NEWEST,
                Map.of(),
                rows -> rows.next()
                        ? Optional.of(Duration.between(
                                RecordRows.instant(rows, "created_at"), RecordRows.instant(rows, "expires_at")))
                        : Optional.empty());
    }

    private static long number(ResultSet rows) throws SQLException {
        rows.next();
        return rows.getLong(1);
    }
}
