package dev.onceledger.cli;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.design.redis.OwnRedis;
import dev.onceledger.design.verdict.DesignKind;
import dev.onceledger.design.verdict.Designs;
import dev.onceledger.explore.Checkpoint;
import dev.onceledger.explore.Crowd;
import dev.onceledger.explore.Exploration;
import dev.onceledger.explore.Explorer;
import dev.onceledger.explore.Faults;
import dev.onceledger.explore.Plan;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.Unreachable;
import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.NoTimeline;
import dev.onceledger.timeline.file.Timelines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "explore",
        description = {
            "Runs every feasible order of the steps of a few requests against a real database and holds each to the rules"
                    + " of the ledger; exit code 1 if one is broken, with the shortest schedule as a timeline that replays it.",
            "Runs in ledgers of its own that are dropped after it; the connected ledger's rows are not touched.",
            "PostgreSQL does not wait for its disk in these ledgers, and a client that dies is rolled back on a connection"
                    + " that is kept."
        })
final class ExploreCommand implements Callable<Integer> {
    private static final long BOUND_OF_THREE = 1000;

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Onceledger root;

    @Parameters(
            paramLabel = "FILE|NAME",
            arity = "0..1",
            defaultValue = "same-key",
            description =
                    "same-key (default), other-body, last-item, cancel-meanwhile, sweep-meanwhile, retention-meanwhile,"
                            + " or a timeline file that ends with requests sent.")
    private String name;

    @Option(
            names = "--deaths",
            description = "Also every order with one death, final or transient failure, at every step.")
    private boolean deaths;

    @Option(
            names = "--clients",
            paramLabel = "2|3",
            defaultValue = "2",
            description = "With 3 another copy of the last request is sent as well; ends after " + BOUND_OF_THREE
                    + " schedules unless --limit says otherwise.")
    private int clients;

    @Option(
            names = "--lang",
            paramLabel = "en|ko",
            description = "The language of mistakes in the file and of what was found (default: that of the system).")
    private Lang language = Lang.ofSystem();

    @Option(names = "--design", paramLabel = "D", description = "Explores another design than the order service.")
    private String design;

    @Option(
            names = "--redis",
            paramLabel = "URL",
            description = "The Redis for designs that need one (default: one started for this).")
    private String redis;

    @Option(names = "--limit", paramLabel = "N", description = "Ends after so many schedules.")
    private Long limit;

    @Option(names = "--seed", paramLabel = "N", description = "Shuffles the order in which they are run.")
    private Long seed;

    @Option(names = "--resume", description = "Goes on where this exploration was ended before.")
    private boolean resume;

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many ledgers are worked on at once (default 2).")
    private int workers;

    @Override
    public Integer call() {
        if (workers < 1 || clients < 2 || clients > 3 || (limit != null && limit < 1)) {
            throw usage("--workers and --limit are at least 1, --clients is 2 or 3");
        }
        String text = text();
        Timeline scenario = scenario(text);
        ExploreState state = new ExploreState(
                root.database().dataFolder(), scenario.name(), design == null ? "" : design, text + deaths);
        Checkpoint from = resume ? resumed(state) : Checkpoint.START;
        try (OpenedLedger opened = root.database().openForRuns();
                OwnRedis own = new OwnRedis(redis)) {
            state.prepare();
            Exploration found = exploreWhileThere(scenario, text, plan(own), opened, from, state);
            return found.violations().isEmpty() && found.progress().violating() == 0 ? ExitCodes.OK : ExitCodes.NOT_MET;
        } catch (SQLException failed) {
            throw CannotOpen.unreachable(
                    "the exploration of " + scenario.name() + " could not begin: " + failed.getMessage(), failed);
        } catch (Unreachable undetermined) {
            throw usage(undetermined.reason().in(language.locale()));
        } catch (IOException unwritable) {
            throw usage("the data folder cannot be written: " + unwritable.getMessage());
        }
    }

    /** What a schedule meets on a database that is going away has no meaning. */
    private Exploration exploreWhileThere(
            Timeline scenario, String text, Plan plan, OpenedLedger opened, Checkpoint from, ExploreState state)
            throws SQLException, Unreachable, IOException {
        try {
            return explore(scenario, text, plan, opened, from, state);
        } catch (Unreachable | IllegalStateException met) {
            try {
                opened.database().ping();
            } catch (SQLException gone) {
                throw CannotOpen.unreachable("the database went away in the middle: " + gone.getMessage(), met);
            }
            throw met;
        }
    }

    private Exploration explore(
            Timeline scenario, String text, Plan plan, OpenedLedger opened, Checkpoint from, ExploreState state)
            throws SQLException, Unreachable, IOException {
        ExploreProgress progress = new ExploreProgress(spec.commandLine().getErr(), language.locale());
        Interrupt interrupt =
                Interrupt.ending(progress::end, "the exploration did not end in time; its state is not kept");
        try {
            Exploration found =
                    new Explorer(scenario, text, plan).explore(opened.database().target(), from, progress);
            state.save(found.rest());
            new ExploreReport(spec.commandLine().getOut(), root.database().dataFolder(), design, language.locale())
                    .print(found);
            return found;
        } finally {
            interrupt.close();
        }
    }

    private String text() {
        try {
            String text = Timelines.text(name);
            return clients == 2 ? text : Crowd.ofThree(text);
        } catch (IllegalArgumentException wrong) {
            throw usage(wrong.getMessage());
        } catch (IOException missing) {
            if (Files.isRegularFile(Path.of(name))) {
                throw usage(missing instanceof NoTimeline no ? no.words().in(language.locale()) : missing.getMessage());
            }
            throw usage("There is no scenario and no file called " + name + ". Scenarios that ship with onceledger: "
                    + String.join(", ", Timelines.scenarios()));
        }
    }

    private Timeline scenario(String text) {
        try {
            return Timelines.parse(name, text);
        } catch (InvalidTimeline wrong) {
            throw usage(wrong.words().in(language.locale()));
        }
    }

    private Checkpoint resumed(ExploreState state) {
        try {
            return state.read();
        } catch (IOException | IllegalArgumentException none) {
            throw usage("there is nothing to resume: " + none.getMessage());
        }
    }

    private Plan plan(OwnRedis own) {
        Plan plan = Plan.of(deaths ? Faults.ONE : Faults.NONE).workers(workers);
        if (design != null) {
            Designs known = Designs.named(design)
                    .orElseThrow(() ->
                            usage("there is no design " + design + "; one of: " + String.join(", ", Designs.labels())));
            plan = plan.on(new DesignKind(known, own));
        }
        if (limit != null || clients > 2) {
            plan = plan.limit(limit == null ? BOUND_OF_THREE : limit);
        }
        return seed == null ? plan : plan.shuffled(seed);
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
