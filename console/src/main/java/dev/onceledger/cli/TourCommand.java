package dev.onceledger.cli;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceTable;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.io.IOException;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "tour",
        description =
                "Tells the story of a retried order in the terminal, on a fresh ledger in memory or in the database named.")
final class TourCommand implements Callable<Integer> {
    private static final String TIMELINE = "t0-t4";

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Onceledger root;

    @Option(names = "--lang", paramLabel = "en|ko", description = "The language (default: that of the system).")
    private String language = Locale.getDefault().getLanguage();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Locale locale = Locale.forLanguageTag(language);
        TourTexts texts = new TourTexts(locale);
        try (OpenedLedger opened = root.database().openForRuns()) {
            try (TourLedger ledger = TourLedger.in(opened.database().target())) {
                new Tour(ledger, texts, out).tell();
            }
            Outcome outcome = TimelineRunner.run(
                    Timelines.load(TIMELINE), opened.database().target(), RunListener.NONE);
            out.println(texts.get("timeline", outcome.database()));
            out.println();
            out.println(TraceTable.of(outcome, locale, Terminal.columns(System.getenv())));
            out.println(texts.get("more"));
            out.flush();
            return outcome.holds() ? ExitCodes.OK : ExitCodes.NOT_MET;
        } catch (SQLException failed) {
            throw CannotOpen.unreachable("the tour could not begin: " + failed.getMessage(), failed);
        } catch (InvalidTimeline | IOException broken) {
            throw new IllegalStateException("this build lacks the timeline " + TIMELINE, broken);
        }
    }
}
