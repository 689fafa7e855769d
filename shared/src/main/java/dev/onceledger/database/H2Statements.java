package dev.onceledger.database;

import java.util.Optional;

/** The ledger's statements as H2 2.4.240 in its PostgreSQL mode wants them. */
final class H2Statements {
    private static final String ADD_ACTIVITY = """
            merge into key_activity t
            using (select principal, operation, idem_key, replays, conflicts,
                          cast(seen as timestamp(6) with time zone) as last_seen_at
                   from unnest(cast(:principals as varchar array), cast(:operations as varchar array),
                               cast(:keys as varchar array), cast(:replays as integer array),
                               cast(:conflicts as integer array), cast(:seen as varchar array))
                        as a (principal, operation, idem_key, replays, conflicts, seen)) s
            on t.principal = s.principal and t.operation = s.operation and t.idem_key = s.idem_key
            when matched then update set replays = t.replays + s.replays, conflicts = t.conflicts + s.conflicts,
                                         last_seen_at = greatest(t.last_seen_at, s.last_seen_at)
            when not matched then insert (principal, operation, idem_key, replays, conflicts, last_seen_at)
                 values (s.principal, s.operation, s.idem_key, s.replays, s.conflicts, s.last_seen_at)
            """;

    private static final String ADD_HOURLY_ACTIVITY = """
            merge into hourly_activity t
            using (select cast(hour_at as timestamp(6) with time zone) as hour_at, replays, conflicts
                   from unnest(cast(:hours as varchar array), cast(:replays as bigint array),
                               cast(:conflicts as bigint array)) as a (hour_at, replays, conflicts)) s
            on t.hour_at = s.hour_at
            when matched then update set replays = t.replays + s.replays, conflicts = t.conflicts + s.conflicts
            when not matched then insert (hour_at, replays, conflicts) values (s.hour_at, s.replays, s.conflicts)
            """;

    /** H2 counts a whole table without reading it. */
    private static final String RECORDS = "select count(*) from idempotency_records";

    static final LedgerStatements ALL =
            // An update from a subquery that skips locked rows does not end on H2.
            new LedgerStatements(ADD_ACTIVITY, ADD_HOURLY_ACTIVITY, RECORDS, Optional.empty(), Optional.empty());

    private H2Statements() {}
}
