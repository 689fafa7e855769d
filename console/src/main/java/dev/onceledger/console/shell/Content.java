package dev.onceledger.console.shell;

import java.time.Duration;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.value.ChangeListener;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;

/** What stands beside the rail: the place, or what keeps the ledger from being open. */
final class Content {
    /** Ignores everything. */
    static final PlaceView NOTHING = new PlaceView() {};

    /** A ledger that opens sooner is not announced: drawing that would only keep it waiting. */
    private static final Duration PATIENCE = Duration.ofMillis(500);

    private static final String OPENING = "/dev/onceledger/console/shell/opening.fxml";

    private static final Set<KeyCode> OURS = EnumSet.of(KeyCode.LEFT, KeyCode.RIGHT, KeyCode.HOME, KeyCode.F11);

    private final ShellModel model;
    private final StackPane pane;
    private final ChangeListener<Number> wrote = (property, before, after) -> readAgain();
    private final ChangeListener<Number> recovered = (property, before, after) -> recovered();
    /** Places that were not on the screen when the database came back, so that what they show may be old. */
    private final Set<Place> old = new HashSet<>();

    private PlaceView view = NOTHING;
    private OpeningController opening;
    private ContactModel contact;
    private ReadOnlyIntegerProperty written;
    private boolean left;

    Content(ShellModel model, StackPane pane) {
        this.model = model;
        this.pane = pane;
    }

    void show() {
        boolean hadKeyboard = pane.isFocusWithin();
        leaveView();
        ShellModel.State state = model.stateProperty().get();
        if (state == ShellModel.State.OPEN) {
            Parent place = place();
            pane.getChildren().setAll(place);
            if (hadKeyboard) {
                place.requestFocus();
            }
            follow();
            boolean before = model.bench().wasShown(model.placeProperty().get());
            if (!refreshIfOld() && before) {
                readAgain();
            }
        } else {
            old.clear();
            unfollow();
            pane.getChildren().clear();
            if (state == ShellModel.State.OPENING) {
                model.tools().background().after(PATIENCE, () -> say(state));
            } else {
                say(state);
            }
        }
    }

    private void say(ShellModel.State state) {
        if (!left && opening == null && model.stateProperty().get() == state) {
            pane.getChildren().setAll(state());
        }
    }

    private Parent place() {
        Place place = model.placeProperty().get();
        Views.View loaded = Views.load(place.fxml(), model.tools().texts(), model.bench());
        if (loaded.controller() instanceof PlaceView placeView) {
            view = placeView;
        }
        return loaded.root();
    }

    private Parent state() {
        Views.View loaded = Views.load(OPENING, model.tools().texts(), model);
        opening = (OpeningController) loaded.controller();
        return loaded.root();
    }

    private void follow() {
        if (contact == null) {
            contact = model.bench().contact();
            contact.recoveriesProperty().addListener(recovered);
            written = model.bench().writesProperty();
            written.addListener(wrote);
        }
    }

    private void unfollow() {
        if (contact != null) {
            contact.recoveriesProperty().removeListener(recovered);
            written.removeListener(wrote);
            contact = null;
        }
    }

    private void readAgain() {
        view.again();
    }

    private void recovered() {
        old.addAll(Place.ALL);
        refreshIfOld();
    }

    private boolean refreshIfOld() {
        boolean isOld = old.remove(model.placeProperty().get());
        if (isOld) {
            view.refresh();
        }
        return isOld;
    }

    /** A key pressed in the rail, which runs up and down: what is of no use there is meant for the place beside it. */
    void pressed(KeyEvent event) {
        // The arrows have opened the place whose button has the keyboard, so that Space has nothing to do there.
        boolean ofNoUse = event.getCode() == KeyCode.SPACE && event.getTarget() instanceof ToggleButton;
        if (OURS.contains(event.getCode()) || ofNoUse) {
            event.consume();
            for (Node place : pane.getChildren()) {
                Event.fireEvent(place, event.copyFor(place, place));
            }
        }
    }

    /** The place that is open; one that ignores everything while none is. */
    PlaceView view() {
        return view;
    }

    private void leaveView() {
        view.leave();
        view = NOTHING;
        if (opening != null) {
            opening.leave();
            opening = null;
        }
    }

    void leave() {
        left = true;
        leaveView();
        unfollow();
    }
}
