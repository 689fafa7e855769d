package dev.onceledger.database;

import java.util.Optional;

/** The ledger's statements as PostgreSQL wants them. */
final class PostgresStatements {
    private static final String ADD_ACTIVITY = """
            insert into key_activity as t (principal, operation, idem_key, replays, conflicts, last_seen_at)
            select principal, operation, idem_key, replays, conflicts, cast(seen as timestamp(6) with time zone)
            from unnest(cast(:principals as varchar array), cast(:operations as varchar array),
                        cast(:keys as varchar array), cast(:replays as integer array),
                        cast(:conflicts as integer array), cast(:seen as varchar array))
                 as a (principal, operation, idem_key, replays, conflicts, seen)
            on conflict (principal, operation, idem_key)
            do update set replays = t.replays + excluded.replays, conflicts = t.conflicts + excluded.conflicts,
                          last_seen_at = greatest(t.last_seen_at, excluded.last_seen_at)
            """;

    private static final String RECORDS =
            "select cast(reltuples as bigint) from pg_class where oid = cast('idempotency_records' as regclass)";

    private static final String ADD_HOURLY_ACTIVITY = """
            insert into hourly_activity as t (hour_at, replays, conflicts)
            select cast(hour_at as timestamp(6) with time zone), replays, conflicts
            from unnest(cast(:hours as varchar array), cast(:replays as bigint array), cast(:conflicts as bigint array))
                 as a (hour_at, replays, conflicts)
            on conflict (hour_at)
            do update set replays = t.replays + excluded.replays, conflicts = t.conflicts + excluded.conflicts
            """;

    /** A status that the last ANALYZE met too rarely is absent. */
    private static final String STATUSES = """
            select common.status, cast(c.reltuples * common.share as bigint) as keys
            from pg_class c join pg_namespace n on n.oid = c.relnamespace
            join pg_stats s on s.schemaname = n.nspname and s.tablename = c.relname and s.attname = 'status',
            lateral unnest(cast(cast(s.most_common_vals as text) as text[]), s.most_common_freqs)
                as common (status, share)
            where c.oid = cast('idempotency_records' as regclass) and c.reltuples > 0
            """;

    private static final String SWEEP_BATCH = """
            with swept as (
                update idempotency_records
                set status = 'EXPIRED', response_body = null, canonical = null, content_type = null, location = null,
                    expired_at = current_timestamp + cast(:offset as numeric(18, 3)) * interval '1' second
                where ctid = any(array(
                        select ctid from idempotency_records
                        where expired_at is null and status <> 'PROCESSING' and expires_at between :from and :cutoff
                        order by expires_at limit :batch
                        for update skip locked))
                  and status in ('SUCCEEDED', 'FAILED_FINAL')
                returning expires_at)
            select count(*) as swept, max(expires_at) as reached from swept
            """;

    static final LedgerStatements ALL = new LedgerStatements(
            ADD_ACTIVITY, ADD_HOURLY_ACTIVITY, RECORDS, Optional.of(STATUSES), Optional.of(SWEEP_BATCH));

    private PostgresStatements() {}
}
