package dev.onceledger.console.keys;

import dev.onceledger.browse.HourCount;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.browse.QueryHandle;
import dev.onceledger.browse.StatusCounts;
import dev.onceledger.console.shell.Memory;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Latest;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/** What the whole ledger comes to: keys by status, repeats by the hour, what expires next. */
final class OverviewModel {
    /** Hours shown, the one under way among them. */
    static final int HOURS = 24;

    private static final int NEXT = 3;
    private static final String OPEN = "keys.overview";
    private static final Duration EXACTLY = Duration.ofSeconds(60);

    private final KeyBrowser browser;
    private final Times times;
    private final Latest countsAsked;
    private final Latest hoursAsked;
    private final Latest nextAsked;
    private final BooleanProperty open;
    private final ReadOnlyObjectWrapper<StatusCounts> counts = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<List<HourCount>> hours = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<List<KeyRow>> next = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    OverviewModel(Workbench bench) {
        Memory memory = bench.memory();
        this.browser = new KeyBrowser(bench.database());
        this.times = bench.times();
        this.countsAsked = new Latest(bench.background());
        this.hoursAsked = new Latest(bench.background());
        this.nextAsked = new Latest(bench.background());
        this.open = new SimpleBooleanProperty(
                !memory.read(OPEN, Function.identity()).orElse("").equals("closed"));
        open.addListener((property, before, after) -> {
            memory.keep(OPEN, after ? "open" : "closed");
            load();
        });
    }

    /** Reads again; what is still being read is not asked for twice, what is closed not at all. */
    void load() {
        problem.set("");
        if (!countsAsked.busyProperty().get()) {
            countsAsked.ask(browser::statusCounts, counts::set, this::failed);
        }
        if (open.get()) {
            Instant from = times.now().truncatedTo(ChronoUnit.HOURS).minus(Duration.ofHours(HOURS - 1));
            ask(hoursAsked, () -> everyHour(from, browser.hourlyActivity(from)), hours);
            ask(nextAsked, () -> browser.expiringNext(NEXT), next);
        }
    }

    private <T> void ask(Latest asked, Callable<T> question, ReadOnlyObjectWrapper<T> answer) {
        if (!asked.busyProperty().get()) {
            asked.ask(question, answer::set, this::failed);
        }
    }

    /** Counts what is only estimated; takes as long as it takes to read the ledger, up to a minute. */
    void countExactly() {
        KeyBrowser patient = browser.under(QueryHandle.within(EXACTLY));
        countsAsked.ask(() -> new StatusCounts(patient.counts(), true), counts::set, this::failed);
    }

    private static List<HourCount> everyHour(Instant from, List<HourCount> counted) {
        Map<Instant, HourCount> byHour = counted.stream().collect(Collectors.toMap(HourCount::hour, one -> one));
        return IntStream.range(0, HOURS)
                .mapToObj(hour -> from.plus(Duration.ofHours(hour)))
                .map(hour -> byHour.getOrDefault(hour, new HourCount(hour, 0, 0)))
                .toList();
    }

    private void failed(Exception why) {
        problem.set(Problems.inPlainWords(why));
    }

    /** Whether more than one line is shown; remembered. */
    BooleanProperty openProperty() {
        return open;
    }

    /** Keys by status, null before the first answer. */
    ReadOnlyObjectProperty<StatusCounts> countsProperty() {
        return counts.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty countingProperty() {
        return countsAsked.busyProperty();
    }

    /** Each of the last hours, the earliest first; empty before the first answer. */
    ReadOnlyObjectProperty<List<HourCount>> hoursProperty() {
        return hours.getReadOnlyProperty();
    }

    /** The records that expire next, the soonest first. */
    ReadOnlyObjectProperty<List<KeyRow>> nextProperty() {
        return next.getReadOnlyProperty();
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
