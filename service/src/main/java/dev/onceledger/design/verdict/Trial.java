package dev.onceledger.design.verdict;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.Design;
import dev.onceledger.design.Keys;
import dev.onceledger.design.PaymentProvider;
import dev.onceledger.design.Site;
import dev.onceledger.design.redis.Redis;
import dev.onceledger.design.redis.RedisUnavailable;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Waiter;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** One design deployed, for one story after the other. */
final class Trial implements AutoCloseable {
    private static final List<String> AFRESH = List.of(
            "delete from order_items",
            "delete from orders",
            "delete from idempotency_records",
            "delete from stock",
            "insert into stock (sku, available, for_sale) values ('A-10', 10, true)",
            "alter sequence order_number restart with 901");
    private static final String ORDERS = "select count(*) from orders";

    private final Site site;
    private final Design design;
    private final Waiter waiter;

    Trial(Designs kind, LedgerDatabase ledger, String redisUrl, Waiter waiter) {
        Redis redis = new Redis(redisUrl, "onceledger_run_" + UUID.randomUUID() + ":");
        this.site =
                new Site(ledger, LedgerClock.database(), OrderSettings.defaults(), PaymentProvider.in(ledger), redis);
        this.design = kind.deploy(site);
        this.waiter = waiter;
    }

    VerdictRow run(Scenario scenario, Runnable redisGoes) {
        begin();
        Play play = new Play(design, site, waiter, redisGoes);
        scenario.play(play);
        List<Exchange> story = play.exchanges();
        long orders = site.database().client().sql(ORDERS).query(Long.class).single();
        long charges = site.payments().charges().size();
        Keys keys = keys();
        return new VerdictRow(
                design.name(),
                scenario.label(),
                orders,
                charges,
                keys.rows(),
                keys.inProgress(),
                AnswerJudge.wrong(site.database(), story),
                faults(scenario, orders, charges),
                play.notReached());
    }

    private void begin() {
        AFRESH.forEach(statement -> site.database().client().sql(statement).update());
        site.payments().clear();
        design.clear();
    }

    /** A store that is away shows nothing. */
    private Keys keys() {
        try {
            return design.keys();
        } catch (RedisUnavailable away) {
            return Keys.NONE;
        }
    }

    private static List<String> faults(Scenario scenario, long orders, long charges) {
        List<String> faults = new ArrayList<>();
        if (orders > scenario.mostOrders()) {
            faults.add(counted(orders, "order") + ", " + scenario.mostOrders() + " asked for");
        }
        if (orders < scenario.fewestOrders()) {
            faults.add(counted(orders, "order") + ", " + scenario.fewestOrders() + " asked for");
        }
        if (charges != orders) {
            faults.add(counted(charges, "charge") + " for " + counted(orders, "order"));
        }
        return faults;
    }

    private static String counted(long number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    @Override
    public void close() {
        design.close();
        site.redis().close();
    }
}
