package dev.onceledger.cli;

import dev.onceledger.cli.DesignOptions.Chosen;
import dev.onceledger.database.CannotOpen;
import dev.onceledger.design.redis.OwnRedis;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.Problems;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "replay",
        description = {
            "Runs timelines against a real database and prints what was seen; exit code 1 if an expectation is not met,"
                    + " or if the traces of several databases differ and the file does not say that they may.",
            "Each run has a ledger of its own that is dropped after it; the connected ledger's rows are not touched."
        })
final class ReplayCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Onceledger root;

    @Parameters(
            paramLabel = "FILE|FOLDER|NAME",
            arity = "0..*",
            description =
                    "Timeline files, folders of them, or names of those that ship with onceledger; without any the"
                            + " names are listed. A folder prints one line for each.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--all",
            description =
                    "Runs every timeline that ships with onceledger, with --design those for designs, and prints one line for"
                            + " each.")
    private boolean all;

    @Option(
            names = "--format",
            paramLabel = "text|table|json|html|svg",
            description =
                    "text (default), table for the terminal, json, html: one file with lanes to step through, or svg: its lanes.")
    private ReplayFormat format;

    @Option(
            names = "--lang",
            paramLabel = "en|ko",
            description =
                    "The language of mistakes in files, of what is not met, table, html and verdicts (default: that of the"
                            + " system).")
    private Lang language = Lang.ofSystem();

    @Mixin
    private DesignOptions designs;

    @Option(names = "--out", paramLabel = "FILE", description = "Writes the report into this file instead.")
    private Path out;

    @Option(
            names = "--process",
            description =
                    "Makes every client a real process of its own, and a death a kill -9; on an H2 file or PostgreSQL.")
    private boolean processes;

    @Option(
            names = "--clean",
            description = "Drops what killed runs left behind in the databases named with --db, and names each; alone.")
    private boolean clean;

    @Override
    public Integer call() {
        if (clean) {
            return clean();
        } else if (names.isEmpty() && !all) {
            Timelines.builtIn().forEach(spec.commandLine().getOut()::println);
            Timelines.designStories()
                    .forEach(story -> spec.commandLine().getOut().println("designs/" + story));
            return ExitCodes.OK;
        }
        try (Interrupt interrupt =
                Interrupt.ending(() -> {}, "the run did not end in time; replay --clean drops what it left")) {
            return replay(interrupt);
        }
    }

    private int replay(Interrupt interrupt) {
        ReportFile file = out == null ? null : ReportFile.at(out);
        List<Timeline> timelines = TimelineFiles.load(wanted(), language.locale());
        List<Replayed> replayed = new ArrayList<>();
        refuseDesignsInProcesses(timelines);
        CannotOpen ended = null;
        boolean many = all || designs.areSeveral() || names.stream().anyMatch(TimelineFiles::isFolder);
        try (Replays replays = Replays.on(root.database(), processes, interrupt::isAsked);
                OwnRedis redis = designs.redis()) {
            for (Timeline timeline : timelines) {
                for (Chosen design : designs.chosen(timeline, redis)) {
                    Replayed one = replays.run(timeline, design.kind());
                    refuseIfNowhere(one, many);
                    replayed.add(one);
                    if (many || out != null) {
                        tell(design, one);
                    }
                }
            }
        } catch (CannotOpen failed) {
            ended = failed;
        }
        // What was seen before a database went away was seen.
        if (ended == null || !replayed.isEmpty()) {
            report(replayed, many, file);
        }
        if (ended != null) {
            throw ended;
        }
        if (replayed.stream().anyMatch(Replayed::lostItsDatabase)) {
            return ExitCodes.UNREACHABLE;
        }
        return replayed.stream().allMatch(one -> one.outcomes().isEmpty() || one.holds())
                ? ExitCodes.OK
                : ExitCodes.NOT_MET;
    }

    private int clean() {
        if (all || !names.isEmpty()) {
            throw CannotOpen.usage("--clean runs no timelines; name none beside it");
        }
        return new Cleaning(root.database(), spec.commandLine().getOut()).clean();
    }

    private List<String> wanted() {
        List<String> wanted = new ArrayList<>();
        if (all) {
            wanted.addAll(designs.isNamed() ? List.of() : Timelines.builtIn());
            wanted.addAll(processes ? List.of() : Timelines.designStories());
        }
        names.stream().filter(name -> !wanted.contains(name)).forEach(wanted::add);
        return wanted;
    }

    private void refuseDesignsInProcesses(List<Timeline> timelines) {
        if (processes
                && (designs.isNamed()
                        || timelines.stream()
                                .anyMatch(one -> one.setup().trial().isForDesigns()))) {
            throw CannotOpen.usage("--process runs the order service in processes of its own, not the designs;"
                    + " leave --design or --process away");
        }
    }

    private static void refuseIfNowhere(Replayed one, boolean many) {
        if (one.outcomes().isEmpty() && !many) {
            throw CannotOpen.refused(one.timeline().name() + " was not run: " + one.reason(), null);
        }
    }

    /** Beside a document on the standard output, on the other one. */
    private PrintWriter lines() {
        boolean document = format != null && out == null;
        return document ? spec.commandLine().getErr() : spec.commandLine().getOut();
    }

    private void tell(Chosen design, Replayed one) {
        lines().println(design.label().isEmpty() ? one.line() : one.line() + "  on " + design.label());
        one.outcomes().stream()
                .map(outcome -> Problems.lines(outcome, language.locale()))
                .filter(lines -> !lines.isEmpty())
                .distinct()
                .forEach(problems -> problems.forEach(line -> lines().println("      " + line)));
        lines().flush();
    }

    private void report(List<Replayed> replayed, boolean many, ReportFile file) {
        if (many) {
            long failed = replayed.stream()
                    .filter(one -> !one.outcomes().isEmpty() && !one.holds())
                    .count();
            long skipped =
                    replayed.stream().filter(one -> one.outcomes().isEmpty()).count();
            lines().println("%d timelines: %d ok, %d failed, %d skipped"
                    .formatted(replayed.size(), replayed.size() - failed - skipped, failed, skipped));
        } else {
            replayed.stream().filter(one -> !one.skipped().isEmpty()).forEach(one -> spec.commandLine()
                    .getErr()
                    .println(one.timeline().name() + ": " + one.reason()));
        }
        if (!many || format != null || out != null) {
            document(replayed, file);
        } else {
            lines().print(ReplayFormat.verdicts(replayed, language.locale()));
            lines().flush();
        }
    }

    private void document(List<Replayed> replayed, ReportFile file) {
        ReplayFormat wanted = format == null ? ReplayFormat.TEXT : format;
        String text = wanted.write(replayed, language.locale(), Terminal.columns(System.getenv()));
        if (file == null) {
            spec.commandLine().getOut().print(text);
            spec.commandLine().getOut().flush();
            return;
        }
        file.write(text);
    }
}
