package dev.onceledger.console.shell;

import javafx.beans.value.ChangeListener;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The rail, and the place or the state that stands beside it. */
final class ShellController {
    /** Ignores everything. */
    static final PlaceView NOTHING = new PlaceView() {};

    private static final StatusView NO_STATUS = new StatusView() {};
    private static final String STATUS = "/dev/onceledger/console/service/status.fxml";
    private static final String OPENING = "/dev/onceledger/console/shell/opening.fxml";

    private final ShellModel model;
    private final ToggleGroup places = new ToggleGroup();
    private final ChangeListener<Object> show = (property, before, after) -> show();
    private PlaceView view = NOTHING;
    private StatusView statusView = NO_STATUS;
    private OpeningController opening;

    @FXML
    private BannerController bannerController;

    @FXML
    private VBox rail;

    @FXML
    private StackPane content;

    @FXML
    private StackPane status;

    ShellController(ShellModel model) {
        this.model = model;
    }

    @FXML
    private void initialize() {
        for (int index = 0; index < Place.ALL.size(); index++) {
            rail.getChildren().add(button(Place.ALL.get(index), index + 1));
        }
        model.placeProperty().addListener(show);
        model.stateProperty().addListener(show);
        show();
    }

    private ToggleButton button(Place place, int number) {
        String name = model.tools().texts().get(place.textKey());
        ToggleButton button = new ToggleButton(name, new FontIcon(place.icon()));
        button.setId("place-" + place.name());
        button.getStyleClass().add("rail-button");
        button.setToggleGroup(places);
        button.setUserData(place);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setTooltip(new Tooltip(name + "  Ctrl+" + number));
        button.setOnAction(event -> {
            button.setSelected(true);
            model.placeProperty().set(place);
        });
        return button;
    }

    private void show() {
        view.leave();
        view = NOTHING;
        Place place = model.placeProperty().get();
        places.getToggles().forEach(toggle -> toggle.setSelected(toggle.getUserData() == place));
        boolean open = model.stateProperty().get() == ShellModel.State.OPEN;
        leaveOpening();
        content.getChildren().setAll(open ? load(place) : state());
        if (open && status.getChildren().isEmpty()) {
            Views.View loaded = Views.load(STATUS, model.tools().texts(), model.bench());
            statusView = (StatusView) loaded.controller();
            status.getChildren().setAll(loaded.root());
        }
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
        statusView.leave();
        bannerController.leave();
        model.placeProperty().removeListener(show);
        model.stateProperty().removeListener(show);
    }
}
