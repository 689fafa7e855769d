package dev.onceledger.console.timelines;

import dev.onceledger.console.look.ProblemLabel;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import dev.onceledger.timeline.file.InvalidTimeline;
import javafx.fxml.FXML;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;

/** The timeline's text, which can be changed and run; a mistake in it is shown, and selected, at its line. */
final class EditorController {
    private final Workbench bench;
    private final TimelinesModel model;
    private final Listening listening = new Listening();

    @FXML
    private ProblemLabel mistake;

    @FXML
    private TextArea text;

    @FXML
    private Label caret;

    EditorController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(TimelinesModel.class, TimelinesModel::new);
    }

    @FXML
    private void initialize() {
        text.textProperty().bindBidirectional(model.textProperty());
        listening.to(this::tell, model.mistakeProperty());
        listening.to(this::where, text.caretPositionProperty());
    }

    private void where() {
        String before = text.getText(0, text.getCaretPosition());
        long line = before.chars().filter(letter -> letter == '\n').count() + 1;
        int column = before.length() - before.lastIndexOf('\n');
        caret.setText(bench.texts().get("timelines.editor.caret", line, column));
    }

    private void tell() {
        InvalidTimeline wrong = model.mistakeProperty().get();
        mistake.setText(
                wrong == null ? "" : wrong.words().in(bench.texts().language().locale()));
        if (wrong != null) {
            select(wrong.line());
        }
    }

    private void select(int line) {
        int start = 0;
        for (int at = 1; at < line; at++) {
            int end = text.getText().indexOf('\n', start);
            start = end < 0 ? text.getLength() : end + 1;
        }
        int end = text.getText().indexOf('\n', start);
        text.selectRange(start, end < 0 ? text.getLength() : end);
    }

    @FXML
    private void run() {
        model.run();
    }

    @FXML
    private void save() {
        model.files()
                .toWrite(bench.texts().get("timelines.editor.save"), "mine.timeline")
                .ifPresent(model::save);
    }

    void leave() {
        listening.end();
        text.textProperty().unbindBidirectional(model.textProperty());
    }
}
