package dev.onceledger.console.keys;

import dev.onceledger.attempts.Audit;
import dev.onceledger.attempts.AuditFile;
import dev.onceledger.attempts.OperatorLog;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.TextMatch;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Latest;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Status;
import java.time.Clock;

/** The Keys place: principals narrow the list of keys, the list chooses the record. */
final class KeysModel {
    private final PrincipalsModel principals;
    private final KeyListModel list;
    private final DetailModel detail;

    KeysModel(Workbench bench) {
        KeyBrowser browser = new KeyBrowser(bench.database());
        this.principals = new PrincipalsModel(browser, new Latest(bench.background()));
        this.list = new KeyListModel(browser, bench.times(), bench.background());
        this.detail =
                new DetailModel(browser, audit(bench), bench.start().operator(), bench.secrets(), bench.background());
        list.selectedProperty()
                .addListener((property, before, after) -> detail.show(after == null ? null : after.scope()));
        refresh();
    }

    /** Where nothing may be written to the database, what must be written down goes to a file. */
    private static Audit audit(Workbench bench) {
        return bench.start().readOnly()
                ? new AuditFile(bench.start().dataFolder().resolve("audit.jsonl"), Clock.systemUTC())
                : new OperatorLog(bench.database(), LedgerClock.database());
    }

    void refresh() {
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
