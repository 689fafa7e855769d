package dev.onceledger.console.shell;

import dev.onceledger.console.work.Listening;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The window's frame: rail, content, status, and the dialog over them. */
final class ShellController {
    private final ShellModel model;
    private final Rail places;
    private final Listening listening = new Listening();
    private Content beside;
    private StatusArea below;
    private Overlay overlay;
    private Runnable help = () -> {};

    @FXML
    private BannerController bannerController;

    @FXML
    private ContactController contactController;

    @FXML
    private Node banner;

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
        beside = new Content(model, content);
        rail.addEventFilter(KeyEvent.KEY_PRESSED, beside::pressed);
        below = new StatusArea(model, status);
        overlay = new Overlay(model, layer, frame);
        listening.to(this::show, model.placeProperty(), model.stateProperty());
    }

    private void show() {
        places.select(model.placeProperty().get());
        beside.show();
        below.show();
        if (banner.isFocusWithin()) {
            takeKeyboard();
        }
    }

    /** Puts the keyboard where the open place's keys work, for the banner is what it would be given first. */
    void takeKeyboard() {
        places.focus();
    }

    /** The place that is open; one that ignores everything while none is. */
    PlaceView view() {
        return beside.view();
    }

    /** The bar at the bottom; one that ignores everything while the ledger is not open. */
    StatusView status() {
        return below.view();
    }

    /** Lets go of the model, which outlives this. */
    void leave() {
        listening.end();
        beside.leave();
        below.leave();
        contactController.leave();
        bannerController.leave();
        overlay.leave();
    }
}
