package dev.onceledger.console.explain;

import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Latest;
import dev.onceledger.explain.Explain;
import dev.onceledger.explain.Explanation;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.ledger.Scope;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.Problem;
import java.time.Duration;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** Explains what is pasted, against the key of the record beside. */
public final class ExplainModel {
    private static final Duration AT_MOST = Duration.ofSeconds(5);

    private final Explain explain;
    private final Latest latest;
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Result> result = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<NotCurl> unreadable = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private Scope scope;
    private String cancelled;

    /**
     * What came of it.
     *
     * @param asked the request that was explained
     * @param explanation what would happen to it
     */
    record Result(Pasted asked, Explanation explanation) {}

    /** Explains against this bench's ledger. */
    public ExplainModel(Workbench bench) {
        this.explain = new Explain(bench.database());
        this.latest = new Latest(bench.background());
    }

    /** Explains beside this record from now on; what was pasted stays, what came of it goes when the key is another. */
    public void beside(LedgerRecord record) {
        if (!record.scope().equals(scope)) {
            scope = record.scope();
            cancelled = record.resourceId();
            forget();
        }
    }

    /** Explains what is pasted now; only beside a record. */
    void explain() {
        forget();
        try {
            Pasted asked = Pasted.read(text.get(), scope, cancelled);
            latest.ask(
                    () -> new Result(asked, explanation(asked)),
                    result::set,
                    failed -> problem.set(Problems.inPlainWords(failed)));
        } catch (NotCurl notCurl) {
            unreadable.set(notCurl);
        } catch (InvalidRequest invalid) {
            Problem wrong = invalid.problem();
            problem.set(wrong.code() + ": " + wrong.detail() + " " + wrong.remedy());
        }
    }

    private Explanation explanation(Pasted asked) {
        return asked.cancelled() == null
                ? explain.order(asked.principal(), asked.key(), asked.body(), AT_MOST)
                : explain.cancellation(asked.principal(), asked.key(), asked.cancelled(), asked.body(), AT_MOST);
    }

    private void forget() {
        latest.forget();
        result.set(null);
        unreadable.set(null);
        problem.set("");
    }

    /** What is pasted. */
    StringProperty textProperty() {
        return text;
    }

    /** What came of it, or null. */
    ReadOnlyObjectProperty<Result> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /** Why the line cannot be read, or null. */
    ReadOnlyObjectProperty<NotCurl> unreadableProperty() {
        return unreadable.getReadOnlyProperty();
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
