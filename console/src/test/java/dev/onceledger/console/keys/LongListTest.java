package dev.onceledger.console.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.Environment;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.shell.PlaceView;
import dev.onceledger.console.shell.Views;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.LargeLedger;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** Reading on through a list of which only some rows are kept. */
class LongListTest {
    private static final int KEYS = 1_200;
    private static final int KEPT = 600;
    /** Pixels by which one turn of a wheel moves. */
    private static final double TURN = 523;

    @TempDir
    Path folder;

    private final Background background = Background.ofWindow();
    private final List<String> jumps = new ArrayList<>();
    private LedgerDatabase database;
    private KeyListModel list;
    private PlaceView place;
    private TableView<KeyRow> table;
    private VirtualFlow<?> flow;

    @BeforeEach
    @SuppressWarnings("unchecked")
    void open() throws Exception {
        database = TestDatabase.H2_MEMORY.open();
        LargeLedger.fill(database, KEYS);
        Workbench bench = TestBench.over(database, folder, Environment.LOCAL, false, background);
        Stage stage = FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(() -> {
            list = bench.model(KeysModel.class, given -> new KeysModel(given, KEPT))
                    .list();
            Views.View view = Views.load("/dev/onceledger/console/keys/keys.fxml", bench.texts(), bench);
            place = (PlaceView) view.controller();
            Scene scene = new Scene(view.root(), 1180, 720);
            bench.look().dress(scene);
            stage.setScene(scene);
            stage.show();
        });
        until(() -> !list.rows().isEmpty());
        table = (TableView<KeyRow>) ask(() -> stage.getScene().lookup("#table"));
        flow = (VirtualFlow<?>) ask(() -> table.lookup(".virtual-flow"));
    }

    @AfterEach
    void close() throws Exception {
        ask(() -> {
            place.leave();
            table.getScene().setRoot(new Pane());
            return true;
        });
        FxToolkit.cleanupStages();
        background.close();
        database.close();
    }

    private static <T> T ask(Callable<T> question) {
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(question));
    }

    private static void until(Callable<Boolean> holds) {
        Awaitility.await()
                .pollDelay(Duration.ZERO)
                .pollInterval(Duration.ofMillis(10))
                .atMost(Duration.ofSeconds(60))
                .until(() -> ask(holds));
    }

    /** The keys that are seen, each with how far down it stands. */
    private TreeMap<String, Double> seen() {
        Bounds view = flow.localToScene(flow.getLayoutBounds());
        TreeMap<String, Double> seen = new TreeMap<>();
        for (Node node : table.lookupAll(".table-row-cell")) {
            Bounds bounds = node.localToScene(node.getLayoutBounds());
            if (node.isVisible()
                    && node instanceof TableRow<?> row
                    && row.getItem() instanceof KeyRow key
                    && view.contains(bounds.getCenterX(), bounds.getCenterY())) {
                seen.put(key.scope().key(), bounds.getMinY());
            }
        }
        return seen;
    }

    /** Turns the wheel, waits for what is read because of it, and notes a row that has moved otherwise than by the wheel. */
    private void turn(double pixels) {
        TreeMap<String, Double> turned = ask(() -> {
            flow.scrollPixels(pixels);
            table.layout();
            return seen();
        });
        until(() -> !list.busyProperty().get());
        WaitForAsyncUtils.waitForFxEvents(2);
        TreeMap<String, Double> rested = ask(() -> {
            table.layout();
            return seen();
        });
        turned.forEach((key, y) -> {
            if (!rested.containsKey(key) || Math.abs(rested.get(key) - y) > 1) {
                jumps.add(key + " from " + y + " to " + rested.get(key));
            }
        });
    }

    private boolean hasMore() {
        String last = "-" + KEYS;
        return ask(this::seen).keySet().stream().noneMatch(key -> key.endsWith(last));
    }

    @Test
    void rowsUnderTheEyeStayWhereTheyAreWhileOthersComeAndGoBeyondTheEnds() {
        String first = list.rows().get(0).scope().key();
        int turns = 0;
        while (hasMore() && turns++ < KEYS) {
            turn(TURN);
        }
        assertThat(list.rows()).hasSizeLessThanOrEqualTo(KEPT);
        assertThat(list.rows().get(0).scope().key()).isNotEqualTo(first);
        while (!ask(this::seen).containsKey(first) && turns++ < 2 * KEYS) {
            turn(-TURN);
        }
        assertThat(list.rows()).hasSizeLessThanOrEqualTo(KEPT);
        assertThat(list.rows().get(0).scope().key()).isEqualTo(first);
        assertThat(jumps).isEmpty();
    }
}
