package dev.onceledger.console.keys;

import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background.Ticks;
import dev.onceledger.console.work.Listening;
import java.time.Duration;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The three panes of the place; the record's is there only while there is a record to show. */
final class KeysController implements PlaceView {
    private static final Duration TICK = Duration.ofSeconds(15);
    /** Pixels at normal size. */
    private static final double THREE_PANES = 860;

    private static final double[] ALONE = {0.19};
    private static final double[] TWO = {0.52};
    private static final double[] THREE = {0.19, 0.62};

    private final Workbench bench;
    private final KeysModel model;
    private final Ticks ticks;
    private final Listening listening = new Listening();
    private List<Node> arranged = List.of();

    @FXML
    private SplitPane split;

    @FXML
    private Node principals;

    @FXML
    private Node list;

    @FXML
    private Node detail;

    @FXML
    private KeyListController listController;

    @FXML
    private PrincipalsController principalsController;

    @FXML
    private DetailController detailController;

    KeysController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(KeysModel.class, KeysModel::new);
        this.ticks = bench.background().every(TICK, this::tick);
    }

    @FXML
    private void initialize() {
        split.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE
                    && model.list().selectedProperty().get() != null) {
                model.list().choose(null);
                event.consume();
            }
        });
        listening.to(
                this::arrange,
                model.detail().detailProperty(),
                split.widthProperty(),
                bench.look().scaleProperty());
    }

    /** The record's pane comes and goes with the record; where three are too many, the principals make room for it. */
    private void arrange() {
        boolean narrow = split.getWidth() > 0
                && split.getWidth() < THREE_PANES * bench.look().scaleProperty().get();
        boolean hasRecord = model.detail().detailProperty().get() != null;
        List<Node> wanted = !hasRecord
                ? List.of(principals, list)
                : narrow ? List.of(list, detail) : List.of(principals, list, detail);
        // Not before there is a width: a split without one forgets where its dividers were put.
        if (!wanted.equals(arranged) && split.getWidth() > 0) {
            arranged = wanted;
            split.getItems().setAll(wanted);
            split.setDividerPositions(!hasRecord ? ALONE : narrow ? TWO : THREE);
        }
    }

    /** Relative times grow old. */
    private void tick() {
        principalsController.retell();
        listController.retell();
    }

    @Override
    public void refresh() {
        model.refresh();
    }

    @Override
    public void focusFilter() {
        listController.focusFilter();
    }

    @Override
    public boolean demonstrate() {
        return model.demonstrate();
    }

    @Override
    public void leave() {
        ticks.close();
        listening.end();
        principalsController.leave();
        listController.leave();
        detailController.leave();
    }
}
