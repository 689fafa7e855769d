package dev.onceledger.console.shell;

import java.util.List;

/**
 * One of the places in the rail.
 *
 * @param name its text is under {@code place.<name>}
 * @param icon a literal of the feather pack
 * @param fxml an absolute class path name; its controller has one constructor, taking a {@link Workbench}, and may be a
 *     {@link PlaceView}
 */
public record Place(String name, String icon, String fxml) {
    private static final String ROOT = "/dev/onceledger/console/";

    /** All of them, in the order of the rail; Ctrl+1 is the first. */
    public static final List<Place> ALL = List.of(
            new Place("keys", "fth-key", ROOT + "keys/keys.fxml"),
            new Place("inflight", "fth-activity", ROOT + "inflight/inflight.fxml"),
            new Place("sweep", "fth-wind", ROOT + "sweep/sweep.fxml"),
            new Place("timelines", "fth-git-pull-request", ROOT + "timelines/timelines.fxml"),
            new Place("activity", "fth-list", ROOT + "activity/activity.fxml"));

    /** The key of its name in the bundles. */
    public String textKey() {
        return "place." + name;
    }
}
