package dev.onceledger.console.shell;

import java.util.HashSet;
import java.util.Set;
import javafx.beans.value.ChangeListener;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The rail, and the place or the state that stands beside it. */
final class ShellController {
    /** Ignores everything. */
    static final PlaceView NOTHING = new PlaceView() {};

    private static final StatusView NO_STATUS = new StatusView() {};
    private static final String STATUS = "/dev/onceledger/console/service/status.fxml";
    private static final String CONNECTIONS = "/dev/onceledger/console/connection/connections.fxml";
    private static final String OPENING = "/dev/onceledger/console/shell/opening.fxml";

    private final ShellModel model;
    private final Rail places;
    private final ChangeListener<Object> show = (property, before, after) -> show();
    private PlaceView view = NOTHING;
    private StatusView statusView = NO_STATUS;
    private final ChangeListener<Number> recovered = (property, before, after) -> recovered();
    /** Places that were not on the screen when the database came back, so that what they show may be old. */
    private final Set<Place> old = new HashSet<>();

    private final ChangeListener<Boolean> dialog = (property, before, after) -> showDialog();
    private OpeningController opening;
    private Runnable help = () -> {};
    private Overlay overlay;
    private ContactModel contact;

    @FXML
    private BannerController bannerController;

    @FXML
    private ContactController contactController;

    @FXML
    private Node frame;

    @FXML
    private StackPane layer;

    @FXML
    private VBox rail;

    @FXML
    private StackPane content;

    @FXML
    private StackPane status;

    ShellController(ShellModel model) {
        this.model = model;
        this.places = new Rail(model);
    }

    /** Says what to do when somebody asks what is being looked at. */
    void onHelp(Runnable asked) {
        help = asked;
    }

    @FXML
    private void initialize() {
        places.fill(rail, () -> help.run());
        model.placeProperty().addListener(show);
        model.stateProperty().addListener(show);
        model.switching().shownProperty().addListener(dialog);
        overlay = new Overlay(layer, frame);
        show();
        showDialog();
    }

    private void showDialog() {
        if (model.switching().shownProperty().get()) {
            overlay.show(Views.load(CONNECTIONS, model.tools().texts(), model.switching()));
        } else {
            overlay.hide();
        }
    }

    private void show() {
        view.leave();
        view = NOTHING;
        Place place = model.placeProperty().get();
        places.select(place);
        boolean open = model.stateProperty().get() == ShellModel.State.OPEN;
        leaveOpening();
        content.getChildren().setAll(open ? load(place) : state());
        if (!open) {
            old.clear();
            leaveBench();
        } else if (status.getChildren().isEmpty()) {
            enterBench();
        }
        refreshIfOld();
    }

    private void leaveBench() {
        statusView.leave();
        statusView = NO_STATUS;
        status.getChildren().clear();
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

    private void enterBench() {
        Views.View loaded = Views.load(STATUS, model.tools().texts(), model.bench());
        statusView = (StatusView) loaded.controller();
        status.getChildren().setAll(loaded.root());
        contact = model.bench().contact();
        contact.recoveriesProperty().addListener(recovered);
    }

    private Parent load(Place place) {
        Views.View loaded = Views.load(place.fxml(), model.tools().texts(), model.bench());
        if (loaded.controller() instanceof PlaceView placeView) {
            view = placeView;
        }
        return loaded.root();
    }

    private void leaveOpening() {
        if (opening != null) {
            opening.leave();
            opening = null;
        }
    }

    private Parent state() {
        Views.View loaded = Views.load(OPENING, model.tools().texts(), model);
        opening = (OpeningController) loaded.controller();
        return loaded.root();
    }

    /** The place that is open; one that ignores everything while none is. */
    PlaceView view() {
        return view;
    }

    /** The bar at the bottom; one that ignores everything while the ledger is not open. */
    StatusView status() {
        return statusView;
    }

    /** Lets go of the model, which outlives this. */
    void leave() {
        view.leave();
        leaveOpening();
        leaveBench();
        contactController.leave();
        bannerController.leave();
        overlay.leave();
        model.switching().shownProperty().removeListener(dialog);
        model.placeProperty().removeListener(show);
        model.stateProperty().removeListener(show);
    }
}
