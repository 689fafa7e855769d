package dev.onceledger.console.keys;

import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background.Ticks;
import dev.onceledger.console.work.Listening;
import java.time.Duration;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** The three panes of the place; the record's is there only while there is a record to show. */
final class KeysController implements PlaceView {
    private static final Duration TICK = Duration.ofSeconds(15);
    private static final double WITHOUT_DETAIL = 0.19;
    private static final double[] WITH_DETAIL = {0.19, 0.62};

    private final KeysModel model;
    private final Ticks ticks;
    private final Listening listening = new Listening();

    @FXML
    private SplitPane split;

    @FXML
    private Node detail;

    @FXML
    private KeyListController listController;

    @FXML
    private PrincipalsController principalsController;

    @FXML
    private DetailController detailController;

    KeysController(Workbench bench) {
        this.model = bench.model(KeysModel.class, KeysModel::new);
        this.ticks = bench.background().every(TICK, this::tick);
    }

    @FXML
    private void initialize() {
        split.getItems().remove(detail);
        split.setDividerPositions(WITHOUT_DETAIL);
        split.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE
                    && model.list().selectedProperty().get() != null) {
                model.list().choose(null);
                event.consume();
            }
        });
        listening.to(this::showDetail, model.detail().detailProperty());
    }

    private void showDetail() {
        boolean wanted = model.detail().detailProperty().get() != null;
        boolean shown = split.getItems().contains(detail);
        if (wanted && !shown) {
            split.getItems().add(detail);
            split.setDividerPositions(WITH_DETAIL);
        } else if (!wanted && shown) {
            split.getItems().remove(detail);
            split.setDividerPositions(WITHOUT_DETAIL);
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
    public void leave() {
        ticks.close();
        listening.end();
        principalsController.leave();
        listController.leave();
        detailController.leave();
    }
}
