package dev.onceledger.console.shell;

import dev.onceledger.console.ConsoleStart;
import dev.onceledger.console.look.Theme;
import dev.onceledger.console.text.Language;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ProgressIndicator;
import javafx.stage.Stage;

/** Goes through every place in each language and theme, and takes a picture of each when it has come to rest. */
public final class Screenshots {
    /** How long nothing may be under way before a place counts as at rest, nanoseconds. */
    private static final long REST = 900_000_000L;

    /** After this it is drawn as it is, nanoseconds. */
    private static final long PATIENCE = 60_000_000_000L;

    private final ConsoleWindow window;
    private final Path folder;
    private final Deque<Shot> shots = new ArrayDeque<>();
    private Stage stage;

    /**
     * Pictures of a window that is started with this.
     *
     * @param folder into which they go
     * @param firstOnly the first place in one language and theme only
     */
    public Screenshots(ConsoleStart start, Path folder, boolean firstOnly, Runnable closed) {
        this.window = new ConsoleWindow(start, closed);
        this.folder = folder;
        for (Language language : Language.values()) {
            for (Theme theme : Theme.values()) {
                Place.ALL.stream()
                        .filter(place -> !firstOnly || shots.isEmpty())
                        .forEach(place -> shots.add(new Shot(place, language, theme)));
            }
        }
    }

    private record Shot(Place place, Language language, Theme theme) {
        String fileName() {
            String dark = theme == Theme.DARK ? "-dark" : "";
            return (place.name() + "-" + language.locale().getLanguage() + dark + ".png").toLowerCase(Locale.ROOT);
        }
    }

    /** Shows the window, takes the pictures one after the other, and closes it. */
    public void take(Stage on) {
        stage = on;
        window.show(stage);
        next();
    }

    private void next() {
        Shot shot = shots.poll();
        if (shot == null) {
            stage.hide();
            return;
        }
        Tools tools = window.model().tools();
        tools.texts().languageProperty().set(shot.language());
        tools.look().themeProperty().set(shot.theme());
        window.model().placeProperty().set(shot.place());
        new AtRest(shot).start();
    }

    /** Waits for one place, a look per frame. */
    private final class AtRest extends AnimationTimer {
        private final Shot shot;
        private long began;
        private long quietSince;

        AtRest(Shot shot) {
            this.shot = shot;
        }

        @Override
        public void handle(long now) {
            began = began == 0 ? now : began;
            boolean open = window.model().stateProperty().get() == ShellModel.State.OPEN;
            boolean quiet = open
                    && window.view().demonstrate()
                    && window.status().isSettled()
                    && !isBusy(stage.getScene().getRoot());
            quietSince = quiet && quietSince != 0 ? quietSince : now;
            boolean failed = window.model().stateProperty().get() == ShellModel.State.FAILED;
            if (quiet && now - quietSince >= REST || failed || now - began > PATIENCE) {
                stop();
                Picture.of(stage.getScene()).writeTo(folder.resolve(shot.fileName()));
                next();
            }
        }
    }

    private static boolean isBusy(Parent parent) {
        for (Node node : parent.getChildrenUnmodifiable()) {
            if (node.isVisible()
                    && (node instanceof ProgressIndicator || node instanceof Parent inner && isBusy(inner))) {
                return true;
            }
        }
        return false;
    }
}
