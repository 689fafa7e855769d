package dev.onceledger.console.sweep;

import dev.onceledger.browse.DueCount;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Latest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** What is due now and falls due later, and how long records are kept. */
final class DueModel {
    private static final List<Duration> ENDS = List.of(
            Duration.ZERO,
            Duration.ofHours(1),
            Duration.ofHours(6),
            Duration.ofHours(24),
            Duration.ofDays(3),
            Duration.ofDays(7));

    private final KeyBrowser browser;
    private final Latest latest;
    private final ReadOnlyObjectWrapper<Outlook> outlook = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    /**
     * What was read.
     *
     * @param due by when it falls due
     * @param retention of the newest record
     */
    record Outlook(List<DueCount> due, Optional<Duration> retention) {}

    DueModel(Workbench bench) {
        this.browser = new KeyBrowser(bench.database());
        this.latest = new Latest(bench.background());
    }

    void load() {
        latest.ask(
                () -> new Outlook(browser.due(ENDS), browser.retentionOfNewest()),
                read -> {
                    problem.set("");
                    outlook.set(read);
                },
                failed -> problem.set(Problems.inPlainWords(failed)));
    }

    /** What was read, null before the first answer. */
    ReadOnlyObjectProperty<Outlook> outlookProperty() {
        return outlook.getReadOnlyProperty();
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
