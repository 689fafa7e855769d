package dev.onceledger.database;

import java.util.function.Supplier;
import org.springframework.core.NestedExceptionUtils;

/** What H2 shows of its sessions. */
final class H2Sessions implements SessionViews {
    /** A database that is broken for good must not be asked for ever. */
    private static final int OFTEN = 20;

    private static final String WAITS =
            "select session_id, blocker_id from information_schema.sessions where blocker_id is not null";

    private static final String OPEN_WRITERS = """
            select distinct s.session_id, cast(null as timestamp with time zone)
            from information_schema.sessions s join information_schema.locks l on l.session_id = s.session_id
            where s.contains_uncommitted and upper(l.table_name) = 'IDEMPOTENCY_RECORDS'
            """;

    private static final String HELD_SCHEMAS = "select distinct table_schema from information_schema.locks";

    /** Who is no administrator is shown its own session only. */
    private static final String SEES_ALL =
            "select is_admin from information_schema.users where user_name = current_user";

    /**
     * H2 2.4.240 reads a session's transaction twice and may find it gone the second time, an exception of Java's: see {@code
     * org.h2.engine.SessionLocal#hasPendingTransaction} and {@code #getBlockingSessionId}.
     */
    @Override
    public <T> T look(Supplier<T> query) {
        for (int stumbled = 0; ; stumbled++) {
            try {
                return query.get();
            } catch (RuntimeException failed) {
                if (stumbled == OFTEN || !(NestedExceptionUtils.getRootCause(failed) instanceof NullPointerException)) {
                    throw failed;
                }
            }
        }
    }

    @Override
    public String waits() {
        return WAITS;
    }

    /** Such an insert is tried again and again until the other session ends; between two tries it waits for nobody. */
    @Override
    public boolean showsWaitsForKeys() {
        return false;
    }

    /** One whose rival has rolled back to a savepoint is shown as waiting until its thread has run again. */
    @Override
    public boolean showsWaitsThatAreOver() {
        return true;
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
        return "INFORMATION_SCHEMA.SESSIONS";
    }

    @Override
    public String deadlockTimeout() {
        return "select 0";
    }

    @Override
    public String heldSchemas() {
        return HELD_SCHEMAS;
    }

    @Override
    public String endSession() {
        return "select abort_session(:session)";
    }
}
