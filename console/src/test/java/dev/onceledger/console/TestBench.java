package dev.onceledger.console;

import dev.onceledger.console.look.Look;
import dev.onceledger.console.look.Theme;
import dev.onceledger.console.shell.Preferences;
import dev.onceledger.console.shell.Tools;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Language;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Background;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.OpenedLedger;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;

/** A workbench over a real ledger for view models, with all work on the test's own thread unless told otherwise. */
public final class TestBench {
    private TestBench() {}

    public static Workbench over(LedgerDatabase database, Path folder) {
        return over(database, folder, Environment.LOCAL, false, Background.onThisThread());
    }

    public static Workbench over(
            LedgerDatabase database, Path folder, Environment environment, boolean readOnly, Background background) {
        return over(database, folder, environment, readOnly, background, Clock.systemUTC());
    }

    public static Workbench over(
            LedgerDatabase database,
            Path folder,
            Environment environment,
            boolean readOnly,
            Background background,
            Clock clock) {
        ConsoleStart start = new ConsoleStart("test", () -> database, environment, readOnly, "tester", folder, false);
        Texts texts = new Texts(Language.ENGLISH);
        Tools tools = new Tools(
                background,
                texts,
                new Times(texts, clock, ZoneOffset.UTC),
                new Look(Theme.LIGHT, 1),
                Preferences.in(folder));
        return new Workbench(start, tools, OpenedLedger.of(database));
    }
}
