package dev.onceledger.timeline.run;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.Register;
import dev.onceledger.order.Witness;
import dev.onceledger.sweep.Sweep;
import dev.onceledger.sweep.SweepProgress;
import dev.onceledger.sweep.SweepRequest;
import dev.onceledger.timeline.Setup;
import java.time.Clock;
import java.time.Duration;
import java.util.Collections;
import java.util.SortedMap;

/** The order service as it is, with nothing before or after it: what a run sends to that names no design. */
final class OrderDeployment implements Deployment {
    static final Kind KIND = new Kind() {
        @Override
        public String name() {
            return "";
        }

        @Override
        public Deployment deploy(LedgerDatabase run, LedgerClock clock, Setup setup) {
            return new OrderDeployment(run, clock, setup);
        }
    };

    private static final SweepRequest SWEEP = new SweepRequest(100, "timeline", "a timeline says so");

    private final LedgerDatabase run;
    private final LedgerClock clock;
    private final Setup setup;
    private final Register register = new Register(Clock.systemUTC());

    private OrderDeployment(LedgerDatabase run, LedgerClock clock, Setup setup) {
        this.run = run;
        this.clock = clock;
        this.setup = setup;
    }

    @Override
    public Sender sender(LedgerDatabase client) {
        // Between two tries nothing is waited for: 'before retry' is a step at which a timeline can hold a client.
        OrderService service =
                new OrderService(client, clock, setup.settings(), register, Witness.NONE, pause -> {}, () -> 0.5);
        return (request, steps) -> service.handle(request.request(), steps);
    }

    @Override
    public SortedMap<String, Integer> counts() {
        return Collections.emptySortedMap();
    }

    @Override
    public long retentionPasses() {
        clock.advance(setup.settings().retention().plus(Duration.ofSeconds(1)));
        Sweep sweep = new Sweep(run, clock, () -> {});
        return sweep.run(sweep.plan(null), SWEEP, SweepProgress.SILENT, () -> false)
                .swept();
    }

    @Override
    public void clear() {
        // Everything is in the run's ledger.
    }

    @Override
    public void close() {
        // Everything is in the run's ledger.
    }
}
