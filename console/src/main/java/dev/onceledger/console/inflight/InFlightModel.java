package dev.onceledger.console.inflight;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.Sessions;
import dev.onceledger.console.service.ServiceModel;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Latest;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What is under way or hangs, looked at again and again; what was chosen stays chosen while it is there. */
final class InFlightModel {
    /** Committed rows are read again after this at the earliest, for that may read much. */
    static final Duration ROWS_AFTER = Duration.ofSeconds(30);

    private static final Comparator<Finding> ORDER = Comparator.comparing(Finding::kind)
            .thenComparing(Finding::since, Comparator.nullsLast(Comparator.naturalOrder()))
            .thenComparing(Finding::id);

    private final KeyBrowser browser;
    private final ServiceModel service;
    private final Times times;
    private final Latest live;
    private final Latest left;
    private final ObservableList<Finding> rows = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Finding> selected = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Seen> seen = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private RegisterReader elsewhere;
    private List<Finding> liveFindings = List.of();
    private List<Finding> leftFindings = List.of();
    private Instant leftReadAt = Instant.MIN;
    private boolean replacing;

    /**
     * What the last look could see.
     *
     * @param at when
     * @param register where requests in progress were registered, if anywhere
     * @param sessions what the database showed
     */
    record Seen(Instant at, Optional<RegisterReader> register, Sessions sessions) {}

    private record Look(Seen seen, List<Finding> findings) {}

    InFlightModel(Workbench bench) {
        this.browser = new KeyBrowser(bench.database());
        this.service = bench.model(ServiceModel.class, ServiceModel::new);
        this.times = bench.times();
        this.live = new Latest(bench.background());
        this.left = new Latest(bench.background());
    }

    /** Looks at what is under way, unless the last look is not over yet; at committed rows when it is time. */
    void look() {
        Instant now = times.now();
        if (!live.busyProperty().get()) {
            Optional<RegisterReader> register = register();
            live.ask(() -> see(register, now), this::show, this::failed);
        }
        if (!left.busyProperty().get() && (leftReadAt == Instant.MIN || now.isAfter(leftReadAt.plus(ROWS_AFTER)))) {
            leftReadAt = now;
            left.ask(() -> Left.findings(browser), this::showLeft, this::failed);
        }
    }

    /** Looks at everything now. */
    void refresh() {
        leftReadAt = Instant.MIN;
        look();
    }

    private Optional<RegisterReader> register() {
        return elsewhere != null
                ? Optional.of(elsewhere)
                : service.server().map(server -> new EmbeddedRegister(server.register()));
    }

    private Look see(Optional<RegisterReader> register, Instant now) throws Exception {
        List<Registered> registered = register.isPresent() ? register.get().read() : List.of();
        Sessions sessions = browser.sessions();
        String place = register.map(RegisterReader::place).orElse("");
        return new Look(new Seen(now, register, sessions), new Live(place, registered, sessions).findings());
    }

    private void show(Look look) {
        problem.set("");
        seen.set(look.seen());
        liveFindings = look.findings();
        replaceRows();
    }

    private void showLeft(List<Finding> findings) {
        leftFindings = findings;
        replaceRows();
    }

    private void failed(Exception why) {
        problem.set(Problems.inPlainWords(why));
    }

    private void replaceRows() {
        List<Finding> now = Stream.concat(leftFindings.stream(), liveFindings.stream())
                .sorted(ORDER)
                .toList();
        Finding before = selected.get();
        replacing = true;
        if (!rows.equals(now)) {
            rows.setAll(now);
        }
        replacing = false;
        selected.set(before == null ? null : same(before));
    }

    private Finding same(Finding before) {
        return rows.stream()
                .filter(row -> row.id().equals(before.id()))
                .findFirst()
                .orElse(null);
    }

    /** Chooses a row, or none for null; what a table makes of its rows being replaced is no choice. */
    void choose(Finding row) {
        if (!replacing) {
            selected.set(row);
        }
    }

    /**
     * Asks the service at this address of this machine from now on, or the one in this window for a blank address.
     *
     * @throws IllegalArgumentException if the address is none of this machine
     */
    void askServiceAt(String address, String token) {
        elsewhere = address.isBlank() ? null : new HttpRegister(address, token);
        refresh();
    }

    ObservableList<Finding> rows() {
        return rows;
    }

    ReadOnlyObjectProperty<Finding> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** What the last look could see, null before the first. */
    ReadOnlyObjectProperty<Seen> seenProperty() {
        return seen.getReadOnlyProperty();
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
