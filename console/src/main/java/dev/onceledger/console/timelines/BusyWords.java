package dev.onceledger.console.timelines;

import java.util.List;
import java.util.stream.Stream;

/** What is being waited for. */
final class BusyWords {
    private BusyWords() {}

    /** The key of the text that says it; what has to be started first takes a while. */
    static String of(PanesModel panes) {
        Stream<RunModel> all =
                panes.twoProperty().get() ? Stream.of(panes.left(), panes.right()) : Stream.of(panes.left());
        List<RunModel> beginning = all.filter(pane -> pane.shownProperty().get() == null
                        || pane.shownProperty().get().bands().isEmpty())
                .toList();
        if (beginning.stream().anyMatch(pane -> pane.whereProperty().get().ground() == Ground.POSTGRESQL)) {
            return "timelines.starting";
        }
        return beginning.stream()
                        .anyMatch(pane -> pane.whereProperty().get().design().needsRedis())
                ? "timelines.starting.redis"
                : "timelines.running";
    }
}
