package dev.onceledger.design.ledger;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.Design;
import dev.onceledger.design.Door;
import dev.onceledger.design.Keys;
import dev.onceledger.design.Phase;
import dev.onceledger.design.Site;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.Register;
import dev.onceledger.order.Step;
import dev.onceledger.order.Waiter;
import dev.onceledger.order.Witness;
import dev.onceledger.sweep.Sweep;
import dev.onceledger.sweep.SweepProgress;
import dev.onceledger.sweep.SweepRequest;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Inside;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;

/** The ledger: key, order and answer commit together; the charge is a step after them, under a key of the provider's. */
public final class LedgerDesign implements Design {
    /** By which it is called. */
    public static final String NAME = "ledger";

    private static final Duration PAST = Duration.ofSeconds(1);
    private static final String COUNT = """
            select count(*) as all_rows, count(case when status = 'PROCESSING' then 1 end) as in_progress
            from idempotency_records
            """;

    private final Site site;
    private final Register register = new Register(Clock.systemUTC());

    /** A deployment on a site. */
    public LedgerDesign(Site site) {
        this.site = site;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<Phase> phases() {
        return EnumSet.allOf(Phase.class);
    }

    @Override
    public Bilingual leavesOpen() {
        return new Bilingual(
                "the charge is no part of the transaction: if the process dies between commit and charge, the order stands"
                        + " uncharged until the same key is sent again, which charges it once under the provider's key",
                "결제는 트랜잭션에 속하지 않는다. 확정과 결제 사이에 프로세스가 죽으면 같은 키가 다시 올 때까지 주문은 결제되지 않은 채" + " 남고, 다시 오면 결제사 키로 한 번만 결제된다");
    }

    @Override
    public Inside inside(Step step) {
        return Inside.ofLedger(step);
    }

    @Override
    public Door door(LedgerDatabase database) {
        OrderService service = new OrderService(
                database, site.clock(), site.settings(), register, Witness.NONE, Waiter.sleeping(), () -> 0.5);
        return new LedgerDoor(service, site.settings(), site.payments());
    }

    @Override
    public Keys keys() {
        return site.database()
                .client()
                .sql(COUNT)
                .query((row, number) -> new Keys(row.getLong(1), row.getLong(2), 0))
                .single();
    }

    @Override
    public long retentionPasses() {
        site.clock().advance(site.settings().retention().plus(PAST));
        Sweep sweep = new Sweep(site.database(), site.clock(), () -> {});
        SweepRequest request = new SweepRequest(SweepRequest.LARGEST_BATCH, NAME, "the retention has passed");
        return sweep.run(sweep.plan(null), request, SweepProgress.SILENT, () -> false)
                .swept();
    }

    @Override
    public void clear() {
        // Its keys are rows of the ledger.
    }

    @Override
    public void close() {
        // The database is the site's.
    }
}
