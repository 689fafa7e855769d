package dev.onceledger.console.keys;

import dev.onceledger.console.shell.SplitMemory;
import dev.onceledger.console.shell.Views;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Listening;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Which panes stand beside each other: the record's only while there is one, and it takes the principals' room if it must. */
final class KeyPanes {
    /** Pixels at normal size. */
    private static final double THREE_PANES = 860;

    private static final String RECORD = "/dev/onceledger/console/keys/detail.fxml";

    private final Workbench bench;
    private final SplitPane split;
    private final SplitMemory memory;
    private final Node principals;
    private final Node list;
    private final KeysModel keys;
    private final Listening listening = new Listening();
    /** Made when there is a record to show for the first time: the keys need not wait for it. */
    private Views.View record;

    private List<Node> arranged = List.of();

    /** Beside the two panes that this split has; Escape puts the record away. */
    KeyPanes(Workbench bench, SplitPane split, KeysModel keys) {
        split.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE
                    && keys.list().selectedProperty().get() != null) {
                keys.list().choose(null);
                event.consume();
            }
        });
        this.keys = keys;
        this.principals = split.getItems().get(0);
        this.list = split.getItems().get(1);
        this.bench = bench;
        this.split = split;
        this.memory = SplitMemory.of(bench, split);
    }

    /** Arranges them, now and whenever a record comes or goes or the room changes. */
    void install() {
        listening.to(
                this::arrange,
                keys.detail().detailProperty(),
                split.widthProperty(),
                bench.look().scaleProperty());
    }

    private void arrange() {
        boolean hasRecord = keys.detail().detailProperty().get() != null;
        boolean narrow =
                split.getWidth() < THREE_PANES * bench.look().scaleProperty().get();
        List<Node> wanted = !hasRecord
                ? List.of(principals, list)
                : narrow ? List.of(list, record()) : List.of(principals, list, record());
        // Not before there is a width: a split without one forgets where its dividers were put.
        if (!wanted.equals(arranged) && split.getWidth() > 0) {
            arranged = wanted;
            split.getItems().setAll(wanted);
            if (!hasRecord) {
                memory.arrange("keys.alone", 0.19);
            } else if (narrow) {
                memory.arrange("keys.two", 0.52);
            } else {
                memory.arrange("keys.three", 0.19, 0.62);
            }
        }
    }

    private Node record() {
        if (record == null) {
            record = Views.load(RECORD, bench.texts(), bench);
        }
        return record.root();
    }

    void leave() {
        listening.end();
        if (record != null) {
            ((DetailController) record.controller()).leave();
        }
    }
}
