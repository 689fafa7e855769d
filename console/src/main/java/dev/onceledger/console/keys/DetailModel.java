package dev.onceledger.console.keys;

import dev.onceledger.attempts.Audit;
import dev.onceledger.attempts.OperatorAction;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.RecordDetail;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.work.Background;
import dev.onceledger.console.work.Latest;
import dev.onceledger.json.JsonText;
import dev.onceledger.json.Secrets;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.StoredAnswer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** One record whole; what is secret in it is masked until its revealing has been written down. */
final class DetailModel {
    private final KeyBrowser browser;
    private final Audit audit;
    private final String operator;
    private final Secrets secrets;
    private final Latest latest;
    private final Latest revealing;
    private final ReadOnlyObjectWrapper<RecordDetail> detail = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyBooleanWrapper revealed = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private Scope wanted;

    DetailModel(KeyBrowser browser, Audit audit, String operator, Secrets secrets, Background background) {
        this.browser = browser;
        this.audit = audit;
        this.operator = operator;
        this.secrets = secrets;
        this.latest = new Latest(background);
        this.revealing = new Latest(background);
    }

    /** Shows this record, or none for null; the same one is read again without being hidden meanwhile. */
    void show(Scope scope) {
        if (scope == null || !scope.equals(wanted)) {
            revealing.forget();
            revealed.set(false);
            problem.set("");
        }
        wanted = scope;
        if (scope == null) {
            latest.forget();
            detail.set(null);
            return;
        }
        latest.ask(() -> browser.record(scope), this::found, failed -> problem.set(Problems.inPlainWords(failed)));
    }

    private void found(Optional<RecordDetail> found) {
        problem.set("");
        detail.set(found.orElse(null));
    }

    /** Unmasks, once the audit has it. */
    void reveal() {
        OperatorAction action = OperatorAction.on(wanted, operator, "reveal-body", null);
        revealing.ask(
                () -> {
                    audit.record(action);
                    return true;
                },
                revealed::set,
                failed -> problem.set(Problems.inPlainWords(failed)));
    }

    /** The stored response as it may be shown now; empty without one. */
    JsonText response() {
        RecordDetail shown = detail.get();
        return shown == null || shown.record().answer() == null
                ? JsonText.empty()
                : readable(new String(shown.record().answer().body(), StandardCharsets.UTF_8));
    }

    /** Status and headers of the stored response; only while there is one. */
    JsonText headers() {
        StoredAnswer answer = detail.get().record().answer();
        String location = answer.location() == null ? "" : "\nLocation: " + answer.location();
        return JsonText.plain("HTTP " + answer.status() + "\nContent-Type: " + answer.contentType() + location);
    }

    /** The text that was hashed, as it may be shown now; empty where it was not kept. */
    JsonText canonical() {
        RecordDetail shown = detail.get();
        return shown == null || shown.record().canonical() == null
                ? JsonText.empty()
                : readable(shown.record().canonical());
    }

    /** The value of a member that stands outside the stored texts, as it may be shown now. */
    Object shown(String member, Object value) {
        return revealed.get() ? value : secrets.mask(member, value);
    }

    private JsonText readable(String text) {
        JsonText json = JsonText.of(text);
        return revealed.get() ? json : json.masking(secrets);
    }

    /** What is shown, or null. */
    ReadOnlyObjectProperty<RecordDetail> detailProperty() {
        return detail.getReadOnlyProperty();
    }

    ReadOnlyBooleanProperty revealedProperty() {
        return revealed.getReadOnlyProperty();
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
