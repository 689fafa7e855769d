package dev.onceledger.console.sweep;

import dev.onceledger.browse.DueCount;
import dev.onceledger.console.look.CountBars;
import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Listening;
import java.time.Duration;
import javafx.fxml.FXML;
import javafx.scene.control.Label;

/** The policy, and how many records fall due when. */
final class DueController {
    private static final Duration DAY = Duration.ofHours(24);

    private final Workbench bench;
    private final DueModel model;
    private final Listening listening = new Listening();

    @FXML
    private Label policy;

    @FXML
    private CountBars bars;

    @FXML
    private ProblemLabel problem;

    DueController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(DueModel.class, DueModel::new);
    }

    @FXML
    private void initialize() {
        listening.to(this::show, model.outlookProperty());
        listening.to(() -> problem.setText(model.problemProperty().get()), model.problemProperty());
    }

    private void show() {
        DueModel.Outlook outlook = model.outlookProperty().get();
        if (outlook == null) {
            return;
        }
        Texts texts = bench.texts();
        policy.setText(outlook.retention()
                .map(kept -> texts.get("due.policy", told(kept)))
                .orElse(texts.get("due.policy.unknown")));
        bars.show(outlook.due().stream().map(this::bar).toList(), texts.get("due.title"));
    }

    private CountBars.Bar bar(DueCount count) {
        Texts texts = bench.texts();
        String number =
                texts.get(count.isMore() ? "due.more" : "sweep.number", Math.min(count.records(), DueCount.MOST));
        String when = count.until() == null
                ? texts.get("due.later")
                : count.until().isZero() ? texts.get("due.now") : texts.get("due.within", told(count.until()));
        return new CountBars.Bar(
                count.records(),
                number,
                when,
                count.until() != null && count.until().isZero());
    }

    private String told(Duration length) {
        return length.compareTo(DAY) > 0 && length.toHours() % 24 == 0
                ? bench.texts().get("due.days", length.toDays())
                : bench.texts().get("due.hours", length.toHours());
    }

    void leave() {
        listening.end();
    }
}
