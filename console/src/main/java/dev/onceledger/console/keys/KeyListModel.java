package dev.onceledger.console.keys;

import dev.onceledger.browse.FilterSyntaxError;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.browse.Page;
import dev.onceledger.browse.Position;
import dev.onceledger.browse.QueryHandle;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Background;
import dev.onceledger.console.work.Latest;
import dev.onceledger.console.work.Stretch;
import dev.onceledger.ledger.Scope;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.ObservableList;

/** The keys that pass the filter, newest first, read page by page; a newer question ends an older one. */
final class KeyListModel {
    /** Rows read at once. */
    static final int PAGE = 200;

    /** Keys are counted no further than this. */
    static final long COUNTED = 10_000;

    private static final Duration BOUND = Duration.ofSeconds(10);

    private final KeyBrowser browser;
    private final Times times;
    private final Latest pages;
    private final Latest counts;
    private final StringProperty filterText = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<KeyFilter> filter = new ReadOnlyObjectWrapper<>(KeyFilter.all());
    private final ReadOnlyObjectWrapper<FilterSyntaxError> filterError = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Long> count = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final Stretch<KeyRow> stretch;
    private final ReadOnlyObjectWrapper<KeyRow> selected = new ReadOnlyObjectWrapper<>();
    private QueryHandle running = QueryHandle.within(BOUND);
    private boolean replacing;
    private Scope wanted;

    KeyListModel(KeyBrowser browser, Times times, Background background) {
        this(browser, times, background, Stretch.MOST);
    }

    /** One that keeps {@code most} rows at once. */
    KeyListModel(KeyBrowser browser, Times times, Background background, int most) {
        this.stretch = new Stretch<>(most);
        this.browser = browser;
        this.times = times;
        this.pages = new Latest(background);
        this.counts = new Latest(background);
        filterText.addListener((property, before, after) -> filter(after));
        times.zoneProperty().addListener((property, before, after) -> filter(filterText.get()));
    }

    private void filter(String text) {
        try {
            filter.set(KeyFilter.parse(text, times.zoneProperty().get()));
            filterError.set(null);
            load(null, PAGE);
        } catch (FilterSyntaxError error) {
            filterError.set(error);
        }
    }

    /** Filters by this text and chooses this key once it is read. */
    void jump(String text, Scope scope) {
        wanted = scope;
        if (text.equals(filterText.get())) {
            refresh();
        } else {
            filterText.set(text);
        }
    }

    /** Reads again as much as is shown, keeping the selection where its key is still there. */
    void refresh() {
        load(stretch.hasBefore() ? justBefore(rows().get(0)) : null, Math.max(PAGE, rows().size()));
    }

    private static Position justBefore(KeyRow first) {
        return new Position(first.createdAt().plus(1, ChronoUnit.MICROS), first.scope());
    }

    private void load(Position from, int limit) {
        KeyFilter passing = filter.get();
        ask(browse -> browse.page(passing, from, limit), page -> {
            KeyRow before = selected.get();
            replacing = true;
            stretch.replace(page, from != null);
            replacing = false;
            selected.set(wanted != null ? same(wanted) : before == null ? null : same(before.scope()));
            wanted = null;
        });
        KeyFilter counted = filter.get();
        QueryHandle handle = running;
        counts.ask(() -> browser.under(handle).countUpTo(counted, COUNTED + 1), count::set, failed -> count.set(null));
    }

    private KeyRow same(Scope scope) {
        return rows().stream()
                .filter(row -> row.scope().equals(scope))
                .findFirst()
                .orElse(null);
    }

    /** Reads the next page, if there is one and nothing is being read. */
    void loadMore() {
        if (stretch.hasAfter() && !pages.busyProperty().get()) {
            Position last = rows().get(rows().size() - 1).position();
            KeyFilter passing = filter.get();
            ask(browse -> browse.page(passing, last, PAGE), page -> keepingTheChoice(() -> stretch.append(page)));
        }
    }

    /** Reads the page before, where the first rows have gone to make room and nothing is being read. */
    void loadBefore() {
        if (stretch.hasBefore() && !pages.busyProperty().get()) {
            Position first = rows().get(0).position();
            KeyFilter passing = filter.get();
            ask(
                    browse -> browse.pageBefore(passing, first, PAGE),
                    page -> keepingTheChoice(() -> stretch.prepend(page)));
        }
    }

    private void keepingTheChoice(Runnable change) {
        replacing = true;
        change.run();
        replacing = false;
    }

    private void ask(Function<KeyBrowser, Page<KeyRow>> read, Consumer<Page<KeyRow>> show) {
        running.cancel();
        running = QueryHandle.within(BOUND);
        KeyBrowser asking = browser.under(running);
        pages.ask(
                () -> read.apply(asking),
                page -> {
                    problem.set("");
                    show.accept(page);
                },
                failed -> problem.set(Problems.inPlainWords(failed)));
    }

    /** The filter as written; a text that means nothing leaves the rows as they are. */
    StringProperty filterTextProperty() {
        return filterText;
    }

    /** The last filter that meant something. */
    ReadOnlyObjectProperty<KeyFilter> filterProperty() {
        return filter.getReadOnlyProperty();
    }

    /** What is wrong with the filter as written, or null. */
    ReadOnlyObjectProperty<FilterSyntaxError> filterErrorProperty() {
        return filterError.getReadOnlyProperty();
    }

    /** How many keys pass, {@link #COUNTED} + 1 where there are more; null while unknown. */
    ReadOnlyObjectProperty<Long> countProperty() {
        return count.getReadOnlyProperty();
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty busyProperty() {
        return pages.busyProperty();
    }

    ObservableList<KeyRow> rows() {
        return stretch.rows();
    }

    /** The key whose record is shown, or null. */
    ReadOnlyObjectProperty<KeyRow> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** Chooses a key, or none for null; what a table makes of its rows being replaced is no choice. */
    void choose(KeyRow row) {
        if (!replacing) {
            selected.set(row);
        }
    }
}
