package dev.onceledger.sweep;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.LedgerClock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongFunction;
import org.springframework.jdbc.support.GeneratedKeyHolder;
import org.springframework.jdbc.support.KeyHolder;

/**
 * The audit row of one run. Its count grows in the very transactions that change records, so that it is true even if the
 * process dies between two batches.
 */
final class SweepAudit {
    private static final String BEGIN = """
            insert into operator_actions (occurred_at, operator, action, cutoff, affected, reason, detail)
            values (current_timestamp + cast(:offset as numeric(18, 3)) * interval '1' second,
                    :operator, 'sweep', :cutoff, 0, :reason, :detail)
            """;

    private static final Sql GROW =
            Sql.of("update operator_actions set affected = affected + :swept where action_id = :id");

    private static final Sql END = Sql.of("update operator_actions set detail = :detail where action_id = :id");

    private static final Sql COUNT = Sql.of("select affected from operator_actions where action_id = :id");

    private static final Duration BOUND = Duration.ofSeconds(10);

    private final LedgerDatabase database;
    private final long id;

    private SweepAudit(LedgerDatabase database, long id) {
        this.database = database;
        this.id = id;
    }

    static SweepAudit begin(LedgerDatabase database, LedgerClock clock, SweepPlan plan, SweepRequest request) {
        KeyHolder key = new GeneratedKeyHolder();
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("offset", clock.offsetSeconds());
        parameters.put("operator", request.operator());
        parameters.put("cutoff", plan.cutoff().atOffset(java.time.ZoneOffset.UTC));
        parameters.put("reason", request.reason());
        parameters.put("detail", "running: " + plan.due() + " due");
        database.client().sql(BEGIN).params(parameters).update(key, "action_id");
        return new SweepAudit(database, key.getKey().longValue());
    }

    void grow(UnitOfWork work, long swept) {
        work.updateExactlyOne(GROW, Map.of("swept", swept, "id", id));
    }

    /** Closes the row and yields its count, which is true also where the answer to a commit was lost. */
    long end(LongFunction<String> detail) {
        try (UnitOfWork work = database.begin(Budget.of(BOUND), false)) {
            long swept = work.query(COUNT, Map.of("id", id), rows -> {
                        rows.next();
                        return rows.getLong("affected");
                    })
                    .get();
            work.updateExactlyOne(END, Map.of("detail", detail.apply(swept), "id", id));
            work.commit();
            return swept;
        }
    }
}
