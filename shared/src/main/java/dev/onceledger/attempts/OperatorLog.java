package dev.onceledger.attempts;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;

/** Keeps operator actions in the ledger's own database. */
public final class OperatorLog implements Audit {
    private static final String INSERT = """
            insert into operator_actions
                (occurred_at, operator, action, principal, operation, idem_key, cutoff, affected, reason, detail)
            values (current_timestamp + cast(:offset as numeric(18, 3)) * interval '1' second,
                    :operator, :action, :principal, :operation, :key, cast(:cutoff as timestamp(6) with time zone),
                    cast(:affected as bigint), :reason, :detail)
            """;

    private final LedgerDatabase database;
    private final LedgerClock clock;

    /** A log in this database, by this clock. */
    public OperatorLog(LedgerDatabase database, LedgerClock clock) {
        this.database = database;
        this.clock = clock;
    }

    @Override
    public void record(OperatorAction action) {
        Scope scope = action.scope();
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("offset", clock.offsetSeconds());
        parameters.put("operator", action.operator());
        parameters.put("action", action.action());
        parameters.put("principal", scope == null ? null : scope.principal());
        parameters.put("operation", scope == null ? null : scope.operation());
        parameters.put("key", scope == null ? null : scope.key());
        parameters.put(
                "cutoff", action.cutoff() == null ? null : action.cutoff().atOffset(ZoneOffset.UTC));
        parameters.put("affected", action.affected());
        parameters.put("reason", action.reason());
        parameters.put("detail", action.detail());
        database.client().sql(INSERT).params(parameters).update();
    }
}
