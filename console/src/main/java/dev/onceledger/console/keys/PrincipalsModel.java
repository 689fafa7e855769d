package dev.onceledger.console.keys;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.PrincipalRow;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.work.Latest;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** Who has keys, most recently active first. */
final class PrincipalsModel {
    private static final int AT_MOST = 200;

    private final KeyBrowser browser;
    private final Latest latest;
    private final StringProperty prefix = new SimpleStringProperty("");
    private final ObservableList<PrincipalRow> rows = FXCollections.observableArrayList();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");

    PrincipalsModel(KeyBrowser browser, Latest latest) {
        this.browser = browser;
        this.latest = latest;
        prefix.addListener((property, before, after) -> load());
    }

    void load() {
        String wanted = prefix.get().strip();
        latest.ask(
                () -> browser.principals(wanted, AT_MOST),
                found -> {
                    problem.set("");
                    if (!rows.equals(found)) {
                        rows.setAll(found);
                    }
                },
                failed -> problem.set(Problems.inPlainWords(failed)));
    }

    /** The beginning of the names sought. */
    StringProperty prefixProperty() {
        return prefix;
    }

    ObservableList<PrincipalRow> rows() {
        return rows;
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
