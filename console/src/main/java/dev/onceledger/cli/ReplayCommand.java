package dev.onceledger.cli;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "replay",
        description = {
            "Runs timelines against a real database and prints what was seen; exit code 1 if an expectation is not met.",
            "Each run has a ledger of its own that is dropped after it; the connected ledger's rows are not touched."
        })
final class ReplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Onceledger root;

    @Parameters(
            paramLabel = "FILE|NAME",
            arity = "0..*",
            description =
                    "Timeline files, or names of those that ship with onceledger; without any the names are listed.")
    private List<String> names = new ArrayList<>();

    @Option(names = "--out", paramLabel = "FILE", description = "Writes the traces into this file instead.")
    private Path out;

    @Override
    public Integer call() {
        if (names.isEmpty()) {
            Timelines.builtIn().forEach(name -> spec.commandLine().getOut().println(name));
            return ExitCodes.OK;
        }
        List<Timeline> timelines = names.stream().map(this::load).toList();
        StringBuilder traces = new StringBuilder();
        boolean allHold = true;
        try (OpenedLedger opened = root.database().openForRuns()) {
            for (Timeline timeline : timelines) {
                Outcome outcome = run(timeline, opened);
                traces.append(traces.isEmpty() ? "" : "\n").append(TraceText.of(outcome));
                allHold &= outcome.holds();
            }
        }
        print(traces.toString());
        return allHold ? ExitCodes.OK : ExitCodes.NOT_MET;
    }

    private Outcome run(Timeline timeline, OpenedLedger opened) {
        try {
            return TimelineRunner.run(timeline, opened.database().target(), RunListener.NONE);
        } catch (SQLException failed) {
            throw CannotOpen.unreachable(
                    "the run of " + timeline.name() + " could not begin: " + failed.getMessage(), failed);
        }
    }

    private Timeline load(String name) {
        try {
            return Timelines.load(name);
        } catch (InvalidTimeline | IOException wrong) {
            throw new ParameterException(spec.commandLine(), wrong.getMessage());
        }
    }

    private void print(String traces) {
        if (out == null) {
            spec.commandLine().getOut().print(traces);
            spec.commandLine().getOut().flush();
            return;
        }
        try {
            Files.writeString(out, traces);
        } catch (IOException unwritable) {
            throw new ParameterException(spec.commandLine(), out + " cannot be written: " + unwritable.getMessage());
        }
    }
}
