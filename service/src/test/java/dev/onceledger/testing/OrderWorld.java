package dev.onceledger.testing;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.Answer;
import dev.onceledger.order.CancelOrder;
import dev.onceledger.order.CancelRequest;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Register;
import dev.onceledger.order.Request;
import dev.onceledger.order.Steps;
import dev.onceledger.order.Waiter;
import dev.onceledger.order.Witness;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Map;

/** A new ledger with the stock of the base case (A-10 and B-20, ten each), an order service over it, and eyes for its rows. */
public final class OrderWorld implements AutoCloseable {
    public static final String PRINCIPAL = "user-42";
    public static final String KEY = "checkout-20260914-001";
    public static final String BODY =
            "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":12000}";

    private final LedgerDatabase database;
    private final LedgerClock clock = LedgerClock.database();
    private final Register register = new Register(Clock.systemUTC());

    public OrderWorld(TestDatabase kind) {
        this.database = kind.open();
        stock("A-10", 10, true);
        stock("B-20", 10, true);
        stock("OLD-1", 10, false);
        database.client().sql("alter sequence order_number restart with 901").update();
    }

    public LedgerDatabase database() {
        return database;
    }

    public LedgerClock clock() {
        return clock;
    }

    public Register register() {
        return register;
    }

    public void stock(String sku, int available, boolean forSale) {
        database.client()
                .sql("insert into stock (sku, available, for_sale) values (?, ?, ?)")
                .params(sku, available, forSale)
                .update();
    }

    public OrderService service(OrderSettings settings) {
        return service(settings, Witness.NONE);
    }

    public OrderService service(OrderSettings settings, Witness witness) {
        return new OrderService(database, clock, settings, register, witness, Waiter.sleeping(), () -> 0.5);
    }

    public Answer order(OrderSettings settings, String principal, String key, String body) {
        return service(settings).handle(request(settings, principal, key, body), Steps.NONE);
    }

    public Answer order(String principal, String key, String body) {
        return order(OrderSettings.defaults(), principal, key, body);
    }

    /** The base request R0. */
    public Answer order() {
        return order(PRINCIPAL, KEY, BODY);
    }

    public Answer cancel(String principal, String key, String orderId) {
        try {
            CancelOrder operation = new CancelOrder(CancelRequest.parse(orderId, new byte[0]));
            return service(OrderSettings.defaults()).handle(Request.of(principal, key, operation, "trace"), Steps.NONE);
        } catch (InvalidRequest invalid) {
            throw new AssertionError(invalid);
        }
    }

    public static Request request(OrderSettings settings, String principal, String key, String body) {
        try {
            OrderRequest order = OrderRequest.parse(body.getBytes(StandardCharsets.UTF_8));
            return Request.of(principal, key, new CreateOrder(order, settings.retryWhenOutOfStock()), "trace");
        } catch (InvalidRequest invalid) {
            throw new AssertionError(invalid);
        }
    }

    public long orders() {
        return count("select count(*) from orders");
    }

    public long records() {
        return count("select count(*) from idempotency_records");
    }

    public long stockOf(String sku) {
        return count("select available from stock where sku = '" + sku + "'");
    }

    public Map<String, Object> record() {
        return database.client()
                .sql("select * from idempotency_records where principal = ? and idem_key = ?")
                .params(PRINCIPAL, KEY)
                .query()
                .singleRow();
    }

    public String statusOf(String key) {
        return database.client()
                .sql("select status from idempotency_records where principal = ? and idem_key = ?")
                .params(PRINCIPAL, key)
                .query(String.class)
                .single();
    }

    public long count(String sql) {
        return database.client().sql(sql).query(Long.class).single();
    }

    @Override
    public void close() {
        database.close();
    }
}
