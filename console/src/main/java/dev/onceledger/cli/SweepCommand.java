package dev.onceledger.cli;

import dev.onceledger.database.OpenedLedger;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.sweep.Sweep;
import dev.onceledger.sweep.SweepPlan;
import dev.onceledger.sweep.SweepRequest;
import dev.onceledger.sweep.SweepResult;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "sweep",
        description = "Turns records whose retention has passed into tombstones, which refuse their key.")
final class SweepCommand implements Callable<Integer> {
    private static final Duration BETWEEN_BATCHES = Duration.ofMillis(20);

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Onceledger root;

    @Mixin
    private OutputOptions output;

    @Option(names = "--dry-run", description = "Only counts what is due.")
    private boolean dryRun;

    @Option(
            names = "--cutoff",
            paramLabel = "TIME",
            description = "Sweeps what had expired by then, such as 2026-09-14T09:30:00Z (default: now).")
    private Instant cutoff;

    @Option(
            names = "--batch",
            paramLabel = "N",
            defaultValue = "500",
            description = "Records per transaction, 1 to " + SweepRequest.LARGEST_BATCH + " (default 500).")
    private int batch;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why, for the audit.")
    private String reason;

    @Override
    public Integer call() {
        if (batch < 1 || batch > SweepRequest.LARGEST_BATCH) {
            throw usage("--batch must be between 1 and " + SweepRequest.LARGEST_BATCH);
        }
        try (OpenedLedger opened = root.database().open()) {
            Sweep sweep = new Sweep(
                    opened.database(), LedgerClock.database(), () -> LockSupport.parkNanos(BETWEEN_BATCHES.toNanos()));
            SweepPlan plan = plan(sweep);
            if (dryRun) {
                output.print(() -> SweepTexts.of(plan), () -> plan);
                return ExitCodes.OK;
            }
            return run(sweep, plan);
        }
    }

    private SweepPlan plan(Sweep sweep) {
        try {
            return sweep.plan(cutoff);
        } catch (IllegalArgumentException inTheFuture) {
            throw usage(inTheFuture.getMessage());
        }
    }

    private int run(Sweep sweep, SweepPlan plan) {
        SweepRequest request = new SweepRequest(batch, System.getProperty("user.name"), reason);
        SweepResult result = sweep.run(plan, request, this::tell, () -> false);
        output.print(() -> SweepTexts.of(result), () -> SweepView.of(result));
        return switch (result.ending()) {
            case COMPLETED -> ExitCodes.OK;
            case CANCELLED -> ExitCodes.NOT_MET;
            case FAILED -> ExitCodes.UNREACHABLE;
        };
    }

    private void tell(long swept, long due, Instant reached) {
        if (output.isText()) {
            output.progress(swept + " of " + due + " swept");
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
