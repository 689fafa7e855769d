package dev.onceledger.cli;

import dev.onceledger.console.ConsoleApp;
import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.Environment;
import dev.onceledger.database.DatabaseChoice;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Targets;
import dev.onceledger.sample.SampleLedger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.springframework.util.FileSystemUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "screenshots",
        description = "Draws every place of the window, in both languages and themes, on the sample ledger in memory;"
                + " needs no display.")
final class ScreenshotsCommand implements Callable<Integer> {
    private static final String OPERATOR = "minji.kim";

    @Spec
    private CommandSpec spec;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Where the PNG files go.")
    private Path out;

    @Option(
            names = "--first",
            description =
                    "Only the first place, in one language and theme: shows quickly that the window can be drawn.")
    private boolean firstOnly;

    @Override
    public Integer call() throws IOException {
        Path preferences = Files.createTempDirectory("onceledger-screenshots");
        try (OpenedLedger ledger = Targets.standard().open(DatabaseChoice.of("h2:mem"))) {
            Files.writeString(preferences.resolve("console.properties"), "zone=Asia/Seoul\nwelcome=seen\n");
            new SampleLedger(ledger.requireLedger().database()).fillIfEmpty(progress -> {});
            ConsoleApp.draw(
                    new ConsoleStart("h2", ledger::database, Environment.LOCAL, false, OPERATOR, preferences, true),
                    out,
                    firstOnly);
        } finally {
            FileSystemUtils.deleteRecursively(preferences);
        }
        spec.commandLine()
                .getOut()
                .println("Pictures are in " + out.toAbsolutePath().normalize() + ".");
        return ExitCodes.OK;
    }
}
