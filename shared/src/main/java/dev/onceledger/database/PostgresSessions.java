package dev.onceledger.database;

/** What PostgreSQL shows of its backends. */
final class PostgresSessions implements SessionViews {
    private static final String WAITS = """
            select a.pid, blocker.pid
            from pg_stat_activity a, lateral unnest(pg_blocking_pids(a.pid)) as blocker (pid)
            where a.wait_event_type = 'Lock'
            """;

    /** A writer holds a lock on the table until it ends; a sweep or another program is one too. */
    private static final String OPEN_WRITERS = """
            select l.pid, a.xact_start
            from pg_locks l left join pg_stat_activity a on a.pid = l.pid
            where l.relation = cast('idempotency_records' as regclass) and l.mode = 'RowExclusiveLock' and l.granted
            """;

    private static final String SEES_ALL = "select pg_has_role(current_user, 'pg_read_all_stats', 'usage')";

    private static final String HELD_SCHEMAS = """
            select distinct n.nspname
            from pg_locks l
            join pg_class c on c.oid = l.relation
            join pg_namespace n on n.oid = c.relnamespace
            where l.database = (select oid from pg_database where datname = current_database())
            """;

    @Override
    public String waits() {
        return WAITS;
    }

    @Override
    public boolean showsWaitsForKeys() {
        return true;
    }

    /** Whoever gives a lock free takes those who get it out of the queue. */
    @Override
    public boolean showsWaitsThatAreOver() {
        return false;
    }

    @Override
    public String openWriters() {
        return OPEN_WRITERS;
    }

    @Override
    public String seesAllSessions() {
        return SEES_ALL;
    }

    @Override
    public String lockView() {
        return "pg_locks";
    }

    @Override
    public String deadlockTimeout() {
        return "select setting from pg_settings where name = 'deadlock_timeout'";
    }

    @Override
    public String heldSchemas() {
        return HELD_SCHEMAS;
    }

    @Override
    public String endSession() {
        return "select pg_terminate_backend(cast(:session as integer))";
    }
}
