package dev.onceledger.cli;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.ScratchLedger;
import dev.onceledger.database.Target;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.Answer;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Register;
import dev.onceledger.order.Request;
import dev.onceledger.order.Steps;
import dev.onceledger.order.Witness;
import dev.onceledger.sweep.Sweep;
import dev.onceledger.sweep.SweepProgress;
import dev.onceledger.sweep.SweepRequest;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A ledger of the tour's own, dropped after it, with a service and a clock that the tour may move on. */
final class TourLedger implements AutoCloseable {
    private final ScratchLedger scratch;
    private final LedgerDatabase database;
    private final LedgerClock clock = LedgerClock.database();
    private final OrderService service;

    private TourLedger(ScratchLedger scratch) {
        this.scratch = scratch;
        this.database = scratch.database();
        this.service = new OrderService(
                database,
                clock,
                OrderSettings.defaults(),
                new Register(Clock.systemUTC()),
                Witness.NONE,
                pause -> {},
                () -> 0.5);
    }

    static TourLedger in(Target target) throws SQLException {
        ScratchLedger scratch = ScratchLedger.in(target);
        JdbcClient client = scratch.database().client();
        client.sql("insert into stock (sku, available, for_sale) values ('A-10', 10, true)")
                .update();
        client.sql("alter sequence order_number restart with 901").update();
        return new TourLedger(scratch);
    }

    Answer order(String principal, String key, String body) {
        try {
            OrderRequest order = OrderRequest.parse(body.getBytes(StandardCharsets.UTF_8));
            return service.handle(Request.of(principal, key, new CreateOrder(order, null), null), Steps.NONE);
        } catch (InvalidRequest invalid) {
            return Answer.of(invalid.problem());
        }
    }

    void pass(Duration time) {
        clock.advance(time);
    }

    long sweep() {
        Sweep sweep = new Sweep(database, clock, () -> {});
        return sweep.run(sweep.plan(null), new SweepRequest(100, "tour", "tour"), SweepProgress.SILENT, () -> false)
                .swept();
    }

    long count(String what) {
        return database.client().sql(what).query(Long.class).single();
    }

    @Override
    public void close() {
        scratch.close();
    }
}
