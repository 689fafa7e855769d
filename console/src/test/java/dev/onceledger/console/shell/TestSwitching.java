package dev.onceledger.console.shell;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.look.Look;
import dev.onceledger.console.look.Theme;
import dev.onceledger.console.text.Language;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Background;
import java.time.Clock;
import java.time.ZoneOffset;

/** A frame without a window, which can be connected elsewhere. */
public final class TestSwitching {
    private final ShellModel shell;

    public TestSwitching(ConsoleStart start, Background background) {
        Texts texts = new Texts(Language.ENGLISH);
        Tools tools = new Tools(
                background,
                texts,
                new Times(texts, Clock.systemUTC(), ZoneOffset.UTC),
                new Look(Theme.LIGHT, 1),
                Preferences.in(start.dataFolder()));
        this.shell = new ShellModel(start, tools);
    }

    public void open() {
        shell.open();
    }

    public Switching switching() {
        return shell.switching();
    }

    public Workbench bench() {
        return shell.bench();
    }

    public void close() {
        shell.close(() -> {});
    }
}
