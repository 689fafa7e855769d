package dev.onceledger.console.sweep;

import dev.onceledger.browse.ActivityFilter;
import dev.onceledger.browse.ActivityRow;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Latest;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What earlier sweeps did, as the audit has it, newest first. */
final class PastRunsModel {
    private static final int LOOKED_AT = 500;
    private static final String SWEEP = "sweep";

    private final KeyBrowser browser;
    private final Latest latest;
    private final ObservableList<ActivityRow> rows = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    PastRunsModel(Workbench bench) {
        this.browser = new KeyBrowser(bench.database());
        this.latest = new Latest(bench.background());
        load();
    }

    void load() {
        ActivityFilter sweeps = new ActivityFilter(SWEEP, true, false, null, null);
        latest.ask(
                () -> browser.activity(sweeps, null, LOOKED_AT).rows().stream()
                        .filter(row -> row.what().equals(SWEEP))
                        .toList(),
                found -> {
                    problem.set("");
                    rows.setAll(found);
                },
                failed -> problem.set(Problems.inPlainWords(failed)));
    }

    ObservableList<ActivityRow> rows() {
        return rows;
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
