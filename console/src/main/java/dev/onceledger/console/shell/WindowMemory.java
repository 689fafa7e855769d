package dev.onceledger.console.shell;

import java.util.Arrays;
import javafx.beans.InvalidationListener;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/** Puts the window where it was left, if that is still on a screen. */
final class WindowMemory {
    private static final String BOUNDS = "window.bounds";
    private static final String MAXIMIZED = "window.maximized";
    /** So much of the window must be seen, pixels: enough to take hold of it. */
    private static final double SEEN = 120;

    private static final double SMALLEST = 200;
    private static final double LARGEST = 20_000;

    private final Stage stage;
    private Rectangle2D normal;

    private WindowMemory(Stage stage) {
        this.stage = stage;
    }

    /** Before the stage is shown. */
    static WindowMemory restore(Stage stage, Memory memory) {
        WindowMemory window = new WindowMemory(stage);
        memory.read(BOUNDS, WindowMemory::bounds)
                .filter(bounds -> Screen.getScreens().stream().anyMatch(screen -> isSeen(bounds, screen)))
                .ifPresent(window::place);
        stage.setMaximized(memory.read(MAXIMIZED, "true"::equals).orElse(false));
        InvalidationListener note = changed -> window.note();
        stage.xProperty().addListener(note);
        stage.yProperty().addListener(note);
        stage.widthProperty().addListener(note);
        stage.heightProperty().addListener(note);
        return window;
    }

    static Rectangle2D bounds(String text) {
        double[] numbers =
                Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
        boolean sound = numbers.length == 4
                && Arrays.stream(numbers).allMatch(Double::isFinite)
                && numbers[2] >= SMALLEST
                && numbers[3] >= SMALLEST
                && numbers[2] <= LARGEST
                && numbers[3] <= LARGEST;
        return sound ? new Rectangle2D(numbers[0], numbers[1], numbers[2], numbers[3]) : null;
    }

    private static boolean isSeen(Rectangle2D bounds, Screen screen) {
        Rectangle2D visible = screen.getVisualBounds();
        double wide = Math.min(bounds.getMaxX(), visible.getMaxX()) - Math.max(bounds.getMinX(), visible.getMinX());
        boolean titleBar = bounds.getMinY() >= visible.getMinY() && bounds.getMinY() < visible.getMaxY() - SEEN;
        return wide >= SEEN && titleBar;
    }

    private void place(Rectangle2D bounds) {
        normal = bounds;
        stage.setX(bounds.getMinX());
        stage.setY(bounds.getMinY());
        stage.setWidth(bounds.getWidth());
        stage.setHeight(bounds.getHeight());
    }

    /** A window that fills the screen keeps the bounds that it goes back to. */
    private void note() {
        if (!stage.isMaximized() && !stage.isIconified() && !stage.isFullScreen() && stage.isShowing()) {
            normal = new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
        }
    }

    /** Remembers how it is left. */
    void keep(Memory memory) {
        memory.keep(MAXIMIZED, String.valueOf(stage.isMaximized()));
        if (normal != null) {
            memory.keep(
                    BOUNDS,
                    normal.getMinX() + " " + normal.getMinY() + " " + normal.getWidth() + " " + normal.getHeight());
        }
    }
}
