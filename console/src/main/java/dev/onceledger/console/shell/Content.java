package dev.onceledger.console.shell;

import java.util.HashSet;
import java.util.Set;
import javafx.beans.value.ChangeListener;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;

/** What stands beside the rail: the place, or what keeps the ledger from being open. */
final class Content {
    /** Ignores everything. */
    static final PlaceView NOTHING = new PlaceView() {};

    private static final String OPENING = "/dev/onceledger/console/shell/opening.fxml";

    private final ShellModel model;
    private final StackPane pane;
    private final ChangeListener<Number> recovered = (property, before, after) -> recovered();
    /** Places that were not on the screen when the database came back, so that what they show may be old. */
    private final Set<Place> old = new HashSet<>();

    private PlaceView view = NOTHING;
    private OpeningController opening;
    private ContactModel contact;

    Content(ShellModel model, StackPane pane) {
        this.model = model;
        this.pane = pane;
    }

    void show() {
        leaveView();
        boolean open = model.stateProperty().get() == ShellModel.State.OPEN;
        pane.getChildren().setAll(open ? place() : state());
        if (open) {
            follow();
            refreshIfOld();
        } else {
            old.clear();
            unfollow();
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
        }
    }

    private void unfollow() {
        if (contact != null) {
            contact.recoveriesProperty().removeListener(recovered);
            contact = null;
        }
    }

    private void recovered() {
        old.addAll(Place.ALL);
        refreshIfOld();
    }

    private void refreshIfOld() {
        if (old.remove(model.placeProperty().get())) {
            view.refresh();
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
        leaveView();
        unfollow();
    }
}
