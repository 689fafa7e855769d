package dev.onceledger.cli;

import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "onceledger",
        mixinStandardHelpOptions = true,
        version = "onceledger 0.1.0",
        description = "Shows what an idempotency-key ledger holds and what retries do to it.",
        footer = {
            "",
            "Without a command the window opens; without a display the tour runs in the terminal.",
            "Exit codes: 0 ok, 1 not found or an expectation not met, 2 usage or a bad file,",
            "3 database unreachable, 4 refused; order: 0 for 2xx, 5 for a refusal or 4xx, 6 for 5xx."
        },
        subcommands = {
            ServeCommand.class,
            OrderCommand.class,
            KeysCommand.class,
            ShowCommand.class,
            ExplainCommand.class,
            SweepCommand.class,
            ReplayCommand.class,
            ExploreCommand.class,
            TourCommand.class,
            ScreenshotsCommand.class
        })
final class Onceledger implements Callable<Integer> {
    private static final String TOUR = "tour";

    private final Window window;

    @Spec
    private CommandSpec spec;

    @Mixin
    private DatabaseOptions database;

    Onceledger(Window window) {
        this.window = window;
    }

    /** The command line, which prints where the process does unless told otherwise. */
    static CommandLine commandLine(Window window) {
        CommandLine line = new CommandLine(new Onceledger(window))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Failures::ofUsage)
                .setExecutionExceptionHandler(Failures::ofExecution);
        line.getSubcommands().values().forEach(Onceledger::helpful);
        return line;
    }

    static PrintWriter printer(OutputStream stream) {
        return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
    }

    private static void helpful(CommandLine command) {
        command.getCommandSpec().mixinStandardHelpOptions(true);
    }

    /** Which database every command works on, whether it was named before the command or after it. */
    DatabaseOptions database() {
        return database;
    }

    @Override
    public Integer call() {
        Optional<String> missing = window.open(database);
        if (missing.isEmpty()) {
            return ExitCodes.OK;
        }
        spec.commandLine().getErr().println(missing.get());
        CommandLine tour = spec.subcommands().get(TOUR);
        return tour == null ? ExitCodes.OK : tour.execute();
    }
}
