package dev.onceledger.bench;

import dev.onceledger.cli.Main;
import java.util.List;
import javafx.application.Platform;
import javafx.collections.ListChangeListener.Change;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TableRow;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * Opens a window in a process of its own, says when its first frame and the first rows of a table have been laid out, and ends.
 * Arguments: what to open, the milliseconds of the epoch from which to count.
 */
final class TimedWindow {
    private final long start;
    private final boolean empty;
    private boolean watching;
    private boolean framed;
    private boolean ended;

    private TimedWindow(long start, boolean empty) {
        this.start = start;
        this.empty = empty;
    }

    public static void main(String[] arguments) throws Exception {
        TimedWindow timed = new TimedWindow(Long.parseLong(arguments[1]), arguments[0].equals("empty"));
        Window.getWindows().addListener((Change<? extends Window> shown) -> timed.watch(shown.getList()));
        if (timed.empty) {
            Platform.startup(TimedWindow::showEmpty);
        } else {
            Main.main(new String[0]);
        }
    }

    private static void showEmpty() {
        Stage stage = new Stage();
        stage.setScene(new Scene(new Pane(), 1180, 720));
        stage.show();
    }

    private void watch(List<? extends Window> windows) {
        if (!watching && !windows.isEmpty()) {
            watching = true;
            Scene scene = windows.get(0).getScene();
            scene.addPostLayoutPulseListener(() -> pulsed(scene));
        }
    }

    private void pulsed(Scene scene) {
        if (!framed) {
            framed = true;
            say("frame");
        }
        if (!ended
                && (empty
                        || scene.getRoot().lookupAll(".table-row-cell").stream().anyMatch(TimedWindow::isFilled))) {
            ended = true;
            say("rows");
            Platform.runLater(() -> end(scene.getWindow()));
        }
    }

    /** As people do: a file that was not closed would keep the next window waiting. */
    private void end(Window window) {
        window.hide();
        if (empty) {
            Platform.exit();
        }
    }

    private static boolean isFilled(Node node) {
        return node instanceof TableRow<?> row && !row.isEmpty();
    }

    private void say(String what) {
        System.out.println(what + " " + (System.currentTimeMillis() - start));
    }
}
