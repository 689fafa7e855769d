package dev.onceledger.console.keys;

import dev.onceledger.attempts.Audit;
import dev.onceledger.attempts.AuditFile;
import dev.onceledger.attempts.OperatorLog;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.TextMatch;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Latest;
import dev.onceledger.console.work.Stretch;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import java.time.Clock;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;

/** The Keys place: principals narrow the list of keys, the list chooses the record. */
final class KeysModel {
    private final PrincipalsModel principals;
    private final KeyListModel list;
    private final DetailModel detail;
    private final OverviewModel overview;
    private final ExportModel exports;

    KeysModel(Workbench bench) {
        this(bench, Stretch.MOST);
    }

    /** One whose list keeps {@code most} rows at once. */
    KeysModel(Workbench bench, int most) {
        KeyBrowser browser = new KeyBrowser(bench.database());
        this.principals = new PrincipalsModel(browser, new Latest(bench.background()));
        this.list = new KeyListModel(browser, bench.times(), bench.background(), most);
        this.detail =
                new DetailModel(browser, audit(bench), bench.start().operator(), bench.secrets(), bench.background());
        this.overview = new OverviewModel(bench);
        this.exports = new ExportModel(bench.database(), bench.background(), bench.texts());
        remember(bench);
        list.selectedProperty()
                .addListener((property, before, after) -> detail.show(after == null ? null : after.scope()));
        list.refresh();
        whenRead(() -> {
            overview.load();
            principals.load();
        });
    }

    /** The keys themselves come first: what stands around them is read when they are there, or could not be read. */
    private void whenRead(Runnable next) {
        if (!list.busyProperty().get()) {
            next.run();
            return;
        }
        list.busyProperty().addListener(new InvalidationListener() {
            @Override
            public void invalidated(Observable busy) {
                if (!list.busyProperty().get()) {
                    busy.removeListener(this);
                    next.run();
                }
            }
        });
    }

    /** The filter of this ledger as it was left; one that means nothing is forgotten. */
    private void remember(Workbench bench) {
        String name = "keys.filter." + bench.start().databaseName();
        bench.memory().read(name, text -> text).ifPresent(list.filterTextProperty()::set);
        if (list.filterErrorProperty().get() != null) {
            list.filterTextProperty().set("");
        }
        list.filterProperty().addListener((property, before, after) -> bench.memory()
                .keep(name, list.filterTextProperty().get()));
    }

    /** Where nothing may be written to the database, what must be written down goes to a file. */
    private static Audit audit(Workbench bench) {
        return bench.start().readOnly()
                ? new AuditFile(bench.start().dataFolder().resolve("audit.jsonl"), Clock.systemUTC())
                : new OperatorLog(bench.database(), LedgerClock.database());
    }

    void refresh() {
        overview.load();
        principals.load();
        list.refresh();
        if (list.selectedProperty().get() != null) {
            detail.show(list.selectedProperty().get().scope());
        }
    }

    /** Narrows the list to this principal, or to all for null. */
    void choosePrincipal(String name) {
        list.filterTextProperty().set(FilterText.with(list.filterTextProperty().get(), "principal", name));
    }

    /** Narrows the list to this status, or to all for null. */
    void chooseStatus(Status status) {
        String name = status == null ? null : status.name();
        list.filterTextProperty().set(FilterText.with(list.filterTextProperty().get(), "status", name));
    }

    /** The principal that the filter names exactly, or null. */
    String chosenPrincipal() {
        TextMatch named = list.filterProperty().get().principal();
        return named == null || named.isPrefix() ? null : named.text();
    }

    /** Shows this key and no other, and chooses it if the ledger has it. */
    void jump(Scope scope) {
        String text = FilterText.with("", "principal", scope.principal());
        text = FilterText.with(text, "operation", scope.operation());
        list.jump(FilterText.with(text, "key", scope.key()), scope);
    }

    /** Shows the keys that begin with this, of every principal. */
    void find(String beginning) {
        list.filterTextProperty().set(FilterText.with("", "key", beginning) + "*");
    }

    ExportModel exports() {
        return exports;
    }

    /** Chooses an answered key that was repeated, if none is chosen; whether a record is shown. */
    boolean demonstrate() {
        if (list.selectedProperty().get() == null) {
            list.rows().stream()
                    .filter(row -> row.status() == Status.SUCCEEDED)
                    .filter(row -> row.replays() > 0)
                    .findFirst()
                    .ifPresent(list::choose);
        }
        return detail.detailProperty().get() != null;
    }

    OverviewModel overview() {
        return overview;
    }

    PrincipalsModel principals() {
        return principals;
    }

    KeyListModel list() {
        return list;
    }

    DetailModel detail() {
        return detail;
    }
}
