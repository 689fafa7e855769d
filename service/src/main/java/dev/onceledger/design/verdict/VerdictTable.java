package dev.onceledger.design.verdict;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.redis.RedisServer;
import dev.onceledger.order.Waiter;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/** Tells every story to every design, and counts. */
public final class VerdictTable {
    private final Ledgers ledgers;
    private final RedisServer redis;
    private final Waiter waiter;

    /** Where the ledgers of runs come from. */
    @FunctionalInterface
    public interface Ledgers {
        /** A migrated, empty ledger made for the runs of one design; closed by the table. */
        LedgerDatabase open() throws SQLException;
    }

    /**
     * A table that is filled here.
     *
     * @param redis where designs that need one keep their keys, under prefixes of their own
     * @param waiter waits where a story waits
     */
    public VerdictTable(Ledgers ledgers, RedisServer redis, Waiter waiter) {
        this.ledgers = ledgers;
        this.redis = redis;
        this.waiter = waiter;
    }

    /**
     * Fills the table, design by design.
     *
     * @param listener told of each row as it is there
     * @throws SQLException if no ledger could be made for a run
     */
    public List<VerdictRow> fill(
            Collection<Designs> designs, Collection<Scenario> scenarios, Consumer<VerdictRow> listener)
            throws SQLException {
        List<VerdictRow> rows = new ArrayList<>();
        for (Designs design : designs) {
            try (LedgerDatabase ledger = ledgers.open();
                    Trial trial = new Trial(design, ledger, redis.url(), waiter)) {
                for (Scenario scenario : scenarios) {
                    boolean redisGoes = scenario == Scenario.REDIS_DOWN && design.needsRedis();
                    VerdictRow row = redisGoes ? withoutRedis(design) : trial.run(scenario, () -> {});
                    listener.accept(row);
                    rows.add(row);
                }
            }
        }
        return rows;
    }

    /** On a Redis that may be stopped: the one that others use, perhaps the user's own, is not. */
    private VerdictRow withoutRedis(Designs design) throws SQLException {
        try (LedgerDatabase ledger = ledgers.open();
                RedisServer ending = RedisServer.start();
                Trial trial = new Trial(design, ledger, ending.url(), waiter)) {
            return trial.run(Scenario.REDIS_DOWN, ending::close);
        }
    }
}
