package dev.onceledger.console.keys;

import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background.Ticks;
import dev.onceledger.ledger.Scope;
import java.time.Duration;
import javafx.fxml.FXML;
import javafx.scene.control.SplitPane;

/** The three panes of the place; the record's is there only while there is a record to show. */
final class KeysController implements PlaceView {
    private static final Duration TICK = Duration.ofSeconds(15);

    private final Workbench bench;
    private final KeysModel model;
    private final Ticks ticks;
    private KeyPanes panes;

    @FXML
    private SplitPane split;

    @FXML
    private KeyListController listController;

    @FXML
    private PrincipalsController principalsController;

    @FXML
    private OverviewController overviewController;

    KeysController(Workbench bench) {
        this.bench = bench;
        this.model = bench.model(KeysModel.class, KeysModel::new);
        this.ticks = bench.background().every(TICK, this::tick);
    }

    @FXML
    private void initialize() {
        panes = new KeyPanes(bench, split, model);
        panes.install();
    }

    /** Relative times grow old. */
    private void tick() {
        principalsController.retell();
        listController.retell();
        overviewController.retell();
    }

    @Override
    public void again() {
        refresh();
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
    public void jump(Scope scope) {
        model.jump(scope);
    }

    @Override
    public void find(String beginning) {
        model.find(beginning);
    }

    @Override
    public boolean demonstrate() {
        return model.demonstrate();
    }

    @Override
    public void leave() {
        ticks.close();
        panes.leave();
        principalsController.leave();
        listController.leave();
        overviewController.leave();
    }
}
