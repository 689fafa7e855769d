package dev.onceledger.sample;

import dev.onceledger.attempts.AttemptLog;
import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.AttemptWitness;
import dev.onceledger.order.CancelOrder;
import dev.onceledger.order.CancelRequest;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.Operation;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Register;
import dev.onceledger.order.Request;
import dev.onceledger.order.Steps;
import dev.onceledger.sweep.Sweep;
import dev.onceledger.sweep.SweepProgress;
import dev.onceledger.sweep.SweepRequest;
import java.time.Clock;
import java.time.Duration;
import tools.jackson.databind.json.JsonMapper;

/** Carries out the events of the sample's story, by the service's own code. */
final class SampleDeeds {
    private static final String SET_STOCK = "update stock set available = ?, for_sale = ? where sku = ?";
    private static final String ADD_STOCK = "insert into stock (available, for_sale, sku) values (?, ?, ?)";
    private static final String HIGHEST_ORDER =
            "select coalesce(max(cast(substring(order_id from 3) as bigint)), 0) from orders";
    private static final String ORDER_OF_KEY =
            "select order_id from orders where principal = ? and operation = ? and idem_key = ?";

    private final LedgerDatabase database;
    private final LedgerClock clock;
    private final AttemptLog attempts;
    private final OrderSettings settings;
    private final OrderService service;

    SampleDeeds(LedgerDatabase database, LedgerClock clock, AttemptLog attempts, Duration retention) {
        this.database = database;
        this.clock = clock;
        this.attempts = attempts;
        this.settings = OrderSettings.defaults().withRetention(retention);
        this.service = new OrderService(
                database,
                clock,
                settings,
                new Register(Clock.systemUTC()),
                new AttemptWitness(attempts),
                time -> {},
                () -> 0);
    }

    void carryOut(SampleEvent event) {
        switch (event.kind()) {
            case "stock" -> event.stock().forEach((sku, available) -> setStock(sku, available, event.isForSale()));
            case "next-order" -> nextOrder(event.number());
            case "order" -> order(event);
            case "cancel" -> send(event.principal(), event.key(), cancellation(event));
            case "sweep" -> sweep(event.reason());
            case "poison" -> poison(event);
            default ->
                throw new IllegalArgumentException("the sample's story has an event of no known kind: " + event.kind());
        }
    }

    private void setStock(String sku, int available, boolean forSale) {
        if (database.client().sql(SET_STOCK).params(available, forSale, sku).update() == 0) {
            database.client().sql(ADD_STOCK).params(available, forSale, sku).update();
        }
    }

    /** Never below a number that is taken, so that a story cut off and told again does not collide with itself. */
    private void nextOrder(long number) {
        long free = Math.max(
                number,
                1 + database.client().sql(HIGHEST_ORDER).query(Long.class).single());
        // A sequence takes no parameters; this is a number of ours.
        database.client()
                .sql("alter sequence order_number restart with " + free)
                .update();
    }

    private void order(SampleEvent event) {
        Operation operation = placing(event);
        for (int i = 0; i < event.repetitions(); i++) {
            send(event.principal(), event.key(), operation);
        }
    }

    private void send(String principal, String key, Operation operation) {
        service.handle(Request.of(principal, key, operation, null), Steps.NONE);
    }

    private static Operation placing(SampleEvent event) {
        try {
            return new CreateOrder(OrderRequest.parse(JsonMapper.shared().writeValueAsBytes(event.body())), null);
        } catch (InvalidRequest invalid) {
            throw new IllegalArgumentException("the sample's order " + event.key() + " is not valid", invalid);
        }
    }

    private Operation cancellation(SampleEvent event) {
        String orderId = database.client()
                .sql(ORDER_OF_KEY)
                .params(event.principal(), OrderRequest.OPERATION, event.orderOf())
                .query(String.class)
                .single();
        try {
            return new CancelOrder(CancelRequest.parse(orderId, new byte[0]));
        } catch (InvalidRequest invalid) {
            throw new IllegalArgumentException("the sample's cancellation " + event.key() + " is not valid", invalid);
        }
    }

    private void sweep(String reason) {
        attempts.flush();
        Sweep sweep = new Sweep(database, clock, () -> {});
        sweep.run(sweep.plan(null), new SweepRequest(100, "sample", reason), SweepProgress.SILENT, () -> false);
    }

    /** What a foreign program would leave: a claim committed ahead of its work. */
    private void poison(SampleEvent event) {
        Request request = Request.of(event.principal(), event.key(), placing(event), null);
        Ledger ledger = new Ledger(database, clock);
        try (UnitOfWork work = database.begin(Budget.of(Duration.ofSeconds(10)), false)) {
            ledger.claim(work, request.claim(settings));
            work.commit();
        }
    }
}
