package dev.onceledger.console.activity;

import dev.onceledger.browse.ActivityFilter;
import dev.onceledger.browse.ActivityPosition;
import dev.onceledger.browse.ActivityRow;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.Page;
import dev.onceledger.browse.QueryHandle;
import dev.onceledger.console.shell.Memory;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Latest;
import java.time.Duration;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What operators did and which attempts were made, newest first, read page by page; a newer question ends an older one. */
final class ActivityModel {
    /** Rows read at once. */
    static final int PAGE = 200;

    private static final Duration BOUND = Duration.ofSeconds(10);

    private final KeyBrowser browser;
    private final Times times;
    private final Latest pages;
    private final StringProperty text = new SimpleStringProperty("");
    private final ObjectProperty<Whose> whose = new SimpleObjectProperty<>(Whose.ALL);
    private final ObjectProperty<Since> since = new SimpleObjectProperty<>(Since.EVER);
    private final ObservableList<ActivityRow> rows = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<ActivityRow> selected = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private ActivityFilter shown = ActivityFilter.all();
    private QueryHandle running = QueryHandle.within(BOUND);
    private boolean hasMore;
    private boolean replacing;

    /** Whose doings are shown. */
    enum Whose {
        ALL,
        OPERATORS,
        ATTEMPTS
    }

    /** From when on. */
    enum Since {
        EVER(null),
        WEEK(Duration.ofDays(7)),
        DAY(Duration.ofDays(1)),
        HOUR(Duration.ofHours(1));

        private final Duration back;

        Since(Duration back) {
            this.back = back;
        }
    }

    ActivityModel(Workbench bench) {
        this.browser = new KeyBrowser(bench.database());
        this.times = bench.times();
        this.pages = new Latest(bench.background());
        remember(bench);
        text.addListener((property, before, after) -> load(PAGE));
        whose.addListener((property, before, after) -> load(PAGE));
        since.addListener((property, before, after) -> load(PAGE));
        load(PAGE);
    }

    /** What narrows the list, as it was left on this ledger. */
    private void remember(Workbench bench) {
        String name = "activity." + bench.start().databaseName() + ".";
        Memory memory = bench.memory();
        memory.read(name + "text", kept -> kept).ifPresent(text::set);
        memory.read(name + "whose", Whose::valueOf).ifPresent(whose::set);
        memory.read(name + "since", Since::valueOf).ifPresent(since::set);
        text.addListener((property, before, after) -> memory.keep(name + "text", after));
        whose.addListener((property, before, after) -> memory.keep(name + "whose", after.name()));
        since.addListener((property, before, after) -> memory.keep(name + "since", after.name()));
    }

    /** Reads again as much as is shown, keeping the selection where its row is still there. */
    void refresh() {
        load(Math.max(PAGE, rows.size()));
    }

    private void load(int limit) {
        Duration back = since.get().back;
        shown = new ActivityFilter(
                text.get(),
                whose.get() != Whose.ATTEMPTS,
                whose.get() != Whose.OPERATORS,
                back == null ? null : times.now().minus(back),
                null);
        ask(null, limit, page -> {
            ActivityRow before = selected.get();
            replacing = true;
            if (!rows.equals(page.rows())) {
                rows.setAll(page.rows());
            }
            replacing = false;
            selected.set(before != null && rows.contains(before) ? before : null);
        });
    }

    /** Reads the next page, if there is one and nothing is being read. */
    void loadMore() {
        if (hasMore && !pages.busyProperty().get()) {
            ask(rows.get(rows.size() - 1).position(), PAGE, page -> rows.addAll(page.rows()));
        }
    }

    private void ask(ActivityPosition after, int limit, Consumer<Page<ActivityRow>> show) {
        running.cancel();
        running = QueryHandle.within(BOUND);
        KeyBrowser asking = browser.under(running);
        ActivityFilter wanted = shown;
        pages.ask(
                () -> asking.activity(wanted, after, limit),
                page -> {
                    problem.set("");
                    hasMore = page.hasMore();
                    show.accept(page);
                },
                failed -> problem.set(Problems.inPlainWords(failed)));
    }

    /** Chooses a row, or none for null; what a table makes of its rows being replaced is no choice. */
    void choose(ActivityRow row) {
        if (!replacing) {
            selected.set(row);
        }
    }

    /** What is sought. */
    StringProperty textProperty() {
        return text;
    }

    ObjectProperty<Whose> whoseProperty() {
        return whose;
    }

    ObjectProperty<Since> sinceProperty() {
        return since;
    }

    ObservableList<ActivityRow> rows() {
        return rows;
    }

    /** The row whose details are shown, or null. */
    ReadOnlyObjectProperty<ActivityRow> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty busyProperty() {
        return pages.busyProperty();
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
