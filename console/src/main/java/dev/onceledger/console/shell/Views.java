package dev.onceledger.console.shell;

import dev.onceledger.console.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;

/** Loads a view with its texts, and gives its controllers, included ones too, the one thing that they are made from. */
public final class Views {
    private Views() {}

    /**
     * A view and what drives it.
     *
     * @param root what goes on the screen
     * @param controller what the FXML names, as an object
     */
    public record View(Parent root, Object controller) {}

    /**
     * Loads a view.
     *
     * @param fxml an absolute class path name
     * @param given what each controller's one constructor takes
     * @throws UncheckedIOException if the FXML is missing or broken
     */
    public static View load(String fxml, Texts texts, Object given) {
        FXMLLoader loader = new FXMLLoader(Views.class.getResource(fxml), texts.bundle());
        loader.setControllerFactory(type -> make(type, given));
        try {
            return new View(loader.load(), loader.getController());
        } catch (IOException broken) {
            throw new UncheckedIOException("the view " + fxml + " does not load", broken);
        }
    }

    private static Object make(Class<?> type, Object given) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(given.getClass());
            constructor.setAccessible(true);
            return constructor.newInstance(given);
        } catch (ReflectiveOperationException unfit) {
            throw new IllegalStateException(
                    type.getName() + " cannot be made from a "
                            + given.getClass().getSimpleName(),
                    unfit);
        }
    }
}
