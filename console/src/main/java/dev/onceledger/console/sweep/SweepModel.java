package dev.onceledger.console.sweep;

import dev.onceledger.console.Environment;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background;
import dev.onceledger.console.work.Latest;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.sweep.Sweep;
import dev.onceledger.sweep.SweepPlan;
import dev.onceledger.sweep.SweepRequest;
import dev.onceledger.sweep.SweepResult;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** Dry run, then the run of exactly that plan, then its result. */
final class SweepModel implements AutoCloseable {
    /** From this many records on, the number is to be typed whatever the environment. */
    static final long MANY = 10_000;

    private static final int BATCH = 500;
    private static final Duration PAUSE = Duration.ofMillis(20);
    private static final long CLOSE_SECONDS = 30;

    private final Sweep sweep;
    private final Background background;
    private final String operator;
    private final boolean readOnly;
    private final Environment environment;
    private final Latest planning;
    private final StringProperty reason = new SimpleStringProperty("");
    private final StringProperty confirmation = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<SweepPlan> plan = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<RunningSweep> running = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<SweepResult> result = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final BooleanBinding mayRun;
    private volatile CountDownLatch ended = new CountDownLatch(0);
    private volatile boolean closed;

    SweepModel(Workbench bench) {
        this(new Sweep(bench.database(), LedgerClock.database(), () -> LockSupport.parkNanos(PAUSE.toNanos())), bench);
    }

    SweepModel(Sweep sweep, Workbench bench) {
        this.sweep = sweep;
        this.background = bench.background();
        this.operator = bench.start().operator();
        this.readOnly = bench.start().readOnly();
        this.environment = bench.start().environment();
        this.planning = new Latest(background);
        this.mayRun = Bindings.createBooleanBinding(this::isReady, plan, running, reason, confirmation);
    }

    /** Counts what is due now and freezes the cutoff; an earlier plan and result are put away. */
    void dryRun() {
        result.set(null);
        problem.set("");
        confirmation.set("");
        planning.ask(() -> sweep.plan(null), plan::set, failed -> problem.set(Problems.inPlainWords(failed)));
    }

    /** Runs the plan; only while {@link #mayRun}. */
    void run() {
        run(plan.get(), reason.get().strip(), this::finished);
    }

    /** Counts what is due and sweeps it at once, asking nobody; only while {@link #isFree}. */
    void sweepNow(String why) {
        planning.ask(
                () -> sweep.plan(null),
                counted -> run(counted, why, this::finishedUnasked),
                failed -> problem.set(Problems.inPlainWords(failed)));
    }

    private void run(SweepPlan planned, String why, Consumer<SweepResult> finished) {
        if (closed || readOnly) {
            return;
        }
        RunningSweep run = new RunningSweep(planned.due(), background);
        CountDownLatch end = new CountDownLatch(1);
        ended = end;
        problem.set("");
        running.set(run);
        SweepRequest request = new SweepRequest(BATCH, operator, why);
        background.run(
                () -> {
                    try {
                        return sweep.run(planned, request, run::reached, () -> closed || run.isCancelled());
                    } finally {
                        end.countDown();
                    }
                },
                finished,
                failed -> {
                    running.set(null);
                    problem.set(Problems.inPlainWords(failed));
                });
    }

    private void finished(SweepResult done) {
        running.set(null);
        plan.set(null);
        reason.set("");
        confirmation.set("");
        result.set(done);
    }

    /** A plan that an operator has made in the meantime is counted anew, since much of it has just been swept. */
    private void finishedUnasked(SweepResult done) {
        running.set(null);
        if (plan.get() != null) {
            dryRun();
        }
        result.set(done);
    }

    /** Whether nothing is being counted or swept. */
    boolean isFree() {
        return running.get() == null && !planning.busyProperty().get();
    }

    /** Ends the run after the batch that is under way. */
    void cancel() {
        if (running.get() != null) {
            running.get().cancel();
        }
    }

    /** Cancels, and waits until the batch under way is committed; not called on the screen's thread. */
    @Override
    public void close() {
        closed = true;
        try {
            ended.await(CLOSE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException leaving) {
            Thread.currentThread().interrupt();
        }
    }

    /** What the operator can do next, or what stands in the way. */
    enum Next {
        READ_ONLY,
        COUNT,
        NOTHING_DUE,
        GIVE_REASON,
        CONFIRM,
        RUN
    }

    Next next() {
        SweepPlan planned = plan.get();
        if (readOnly) {
            return Next.READ_ONLY;
        } else if (planned == null) {
            return Next.COUNT;
        } else if (planned.due() == 0) {
            return Next.NOTHING_DUE;
        } else if (reason.get().isBlank()) {
            return Next.GIVE_REASON;
        }
        return mustConfirm() && !confirmation.get().strip().equals(String.valueOf(planned.due()))
                ? Next.CONFIRM
                : Next.RUN;
    }

    private boolean isReady() {
        return next() == Next.RUN && running.get() == null;
    }

    /** Whether the number of records is to be typed before the run. */
    boolean mustConfirm() {
        SweepPlan planned = plan.get();
        return !readOnly
                && planned != null
                && planned.due() > 0
                && (environment == Environment.PRODUCTION || planned.due() >= MANY);
    }

    boolean isReadOnly() {
        return readOnly;
    }

    BooleanBinding mayRun() {
        return mayRun;
    }

    ReadOnlyBooleanProperty planningProperty() {
        return planning.busyProperty();
    }

    /** Why the sweep is run, as the audit will have it. */
    StringProperty reasonProperty() {
        return reason;
    }

    /** The number typed. */
    StringProperty confirmationProperty() {
        return confirmation;
    }

    /** What a run would do, or null. */
    ReadOnlyObjectProperty<SweepPlan> planProperty() {
        return plan.getReadOnlyProperty();
    }

    /** The run under way, or null. */
    ReadOnlyObjectProperty<RunningSweep> runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** What the last run came to, or null. */
    ReadOnlyObjectProperty<SweepResult> resultProperty() {
        return result.getReadOnlyProperty();
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
