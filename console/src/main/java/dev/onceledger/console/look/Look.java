package dev.onceledger.console.look;

import javafx.application.Application;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.TableView;
import javafx.scene.paint.Color;

/** The theme and the size of everything, applied to a scene and kept so when either changes. */
public final class Look {
    /** The sizes, as multiples of the normal one. */
    public static final double SMALLEST = 0.8;

    /** The largest multiple of the normal size, for the back row of a room. */
    public static final double LARGEST = 2.4;

    private static final double STEP = 0.1;
    private static final double NORMAL_PIXELS = 13;
    private static final double ROW_PIXELS = 32;
    private static final String HIGH_CONTRAST = "high-contrast";
    private static final String STYLESHEET = "/dev/onceledger/console/look/console.css";

    private final ObjectProperty<Theme> theme;
    private final DoubleProperty scale;
    private final BooleanProperty highContrast = new SimpleBooleanProperty();

    /** Begins with this theme, at this multiple of the normal size. */
    public Look(Theme theme, double scale) {
        this.theme = new SimpleObjectProperty<>(theme);
        this.scale = new SimpleDoubleProperty(Math.max(SMALLEST, Math.min(LARGEST, scale)));
    }

    /** The theme. */
    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** The size of everything, as a multiple of the normal one. */
    public DoubleProperty scaleProperty() {
        return scale;
    }

    /** What is seen before anything is drawn. */
    public Color background() {
        return theme.get().background();
    }

    /** Whether colours are as far apart as can be, in either theme; for projectors and tired eyes. */
    public BooleanProperty highContrastProperty() {
        return highContrast;
    }

    /** Makes everything larger by a step. */
    public void enlarge() {
        scale.set(Math.min(LARGEST, scale.get() + STEP));
    }

    /** Makes everything smaller by a step. */
    public void shrink() {
        scale.set(Math.max(SMALLEST, scale.get() - STEP));
    }

    /** Makes everything its normal size. */
    public void normalSize() {
        scale.set(1);
    }

    /** Dresses the scene, now and whenever its root, the theme or the size changes. */
    public void dress(Scene scene) {
        Fonts.load();
        scene.getStylesheets()
                .setAll(Look.class.getResource(STYLESHEET).toExternalForm(), IconSizes.stylesheet(pixels()));
        scene.rootProperty().addListener((property, before, root) -> dress(root));
        theme.addListener((property, before, after) -> {
            Application.setUserAgentStylesheet(after.stylesheet());
            dress(scene.getRoot());
        });
        highContrast.addListener((property, before, after) -> dress(scene.getRoot()));
        scale.addListener((property, before, after) -> {
            scene.getStylesheets().set(1, IconSizes.stylesheet(pixels()));
            dress(scene.getRoot());
        });
        Application.setUserAgentStylesheet(theme.get().stylesheet());
        dress(scene.getRoot());
    }

    /** Gives a table rows of one height, which grows with everything else. */
    public void evenRows(TableView<?> table) {
        table.fixedCellSizeProperty().bind(scale.multiply(ROW_PIXELS));
    }

    private void dress(Parent root) {
        for (Theme one : Theme.values()) {
            root.getStyleClass().remove(one.styleClass());
        }
        root.getStyleClass().remove(HIGH_CONTRAST);
        root.getStyleClass().add(theme.get().styleClass());
        if (highContrast.get()) {
            root.getStyleClass().add(HIGH_CONTRAST);
        }
        root.setStyle("-fx-font-size: " + pixels() + "px;");
    }

    private double pixels() {
        return NORMAL_PIXELS * scale.get();
    }
}
