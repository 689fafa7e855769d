package dev.onceledger.timeline.run;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.sweep.Sweep;
import dev.onceledger.sweep.SweepProgress;
import dev.onceledger.sweep.SweepRequest;
import dev.onceledger.sweep.SweepResult;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Rival;
import dev.onceledger.timeline.Unreachable;
import java.time.Duration;
import java.util.Map;

/** What happens to the run's ledger from outside of any request, on connections that no client uses. */
final class Outside {
    private static final Sql SHIP = Sql.of("""
            update orders set order_status = 'SHIPPED' where order_id = :orderId and order_status = 'CREATED'
            """);

    private static final Sql RESTOCK = Sql.of("update stock set available = :available where sku = :sku");

    private static final SweepRequest SWEEP = new SweepRequest(100, "timeline", "a timeline says so");

    private final LedgerDatabase database;
    private final LedgerClock clock;
    private final Duration bound;
    private final Rival rival;

    Outside(LedgerDatabase database, LedgerClock clock, Duration bound, Rival rival) {
        this.rival = rival;
        this.database = database;
        this.clock = clock;
        this.bound = bound;
    }

    Rival rival() {
        return rival;
    }

    void ship(String orderId) throws Unreachable {
        change(
                SHIP,
                Map.of("orderId", orderId),
                new Unreachable(new Bilingual(
                        "there is no order " + orderId + " that can be shipped",
                        "배송할 수 있는 주문 " + orderId + " 건이 없습니다")));
    }

    void restock(String sku, int available) throws Unreachable {
        change(RESTOCK, Map.of("sku", sku, "available", available), noStock(sku));
    }

    static Unreachable noStock(String sku) {
        return new Unreachable(new Bilingual("there is no stock row of " + sku, sku + " 재고 행이 없습니다"));
    }

    private void change(Sql sql, Map<String, ?> parameters, Unreachable noSuchRow) throws Unreachable {
        try (UnitOfWork work = database.begin(Budget.of(bound), false)) {
            int rows = work.update(sql, parameters).get();
            work.commit();
            if (rows == 0) {
                throw noSuchRow;
            }
        } catch (DatabaseFailure failed) {
            throw new Unreachable(new Bilingual(
                    "a change from outside failed: " + failed.getMessage(), "밖에서 바꾸지 못했습니다: " + failed.getMessage()));
        }
    }

    void endSession(Client client) throws Unreachable {
        long session = client.carrier().session();
        if (session < 0) {
            throw new Unreachable(new Bilingual(
                    client.name() + " has no database session yet", client.name() + " 클라이언트에는 아직 데이터베이스 세션이 없습니다"));
        }
        database.client()
                .sql(database.dialect().sessions().endSession())
                .param("session", session)
                .query(Boolean.class)
                .single();
    }

    Fate transientFailure() {
        return Fates.transientFailure(database);
    }

    /** Sweeps what is due by the ledger clock; yields how many records became tombstones. */
    long sweep() throws Unreachable {
        Sweep sweep = new Sweep(database, clock, () -> {});
        SweepResult result = sweep.run(sweep.plan(null), SWEEP, SweepProgress.SILENT, () -> false);
        if (result.failure().isPresent()) {
            String why = result.failure().get().getMessage();
            throw new Unreachable(new Bilingual("the sweep failed: " + why, "정리하지 못했습니다: " + why));
        }
        return result.swept();
    }
}
