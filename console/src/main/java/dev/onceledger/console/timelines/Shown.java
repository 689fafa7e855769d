package dev.onceledger.console.timelines;

import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * All that is known of a run at one moment.
 *
 * @param course that is run
 * @param bands the ticks that have begun, in order
 * @param outcome what was found so far; empty before the first tick
 * @param isOver whether no tick is left, or the run had to stop
 */
record Shown(Course course, List<Band> bands, Optional<Outcome> outcome, boolean isOver) {
    Shown {
        bands = List.copyOf(bands);
    }

    static Shown nothing(Course course) {
        return new Shown(course, List.of(), Optional.empty(), false);
    }

    /** As it is told now, what was done by hand included. */
    Timeline timeline() {
        return course.told(Math.max(0, Math.min(bands.size(), course.length()) - course.followed()));
    }

    /** How many ticks are over. */
    int ticks() {
        return (int) bands.stream().filter(band -> band.result().isPresent()).count();
    }

    boolean isStopped() {
        return outcome.flatMap(Outcome::stopped).isPresent();
    }

    /** What was there last; empty before anything was. */
    Optional<Scene> lastScene() {
        return bands.isEmpty() ? Optional.empty() : bands.get(bands.size() - 1).lastScene();
    }

    /** The names of all points in time, the end included. */
    List<String> allTicks() {
        List<String> names = new ArrayList<>();
        course.timeline().ticks().forEach(tick -> names.add(tick.name()));
        names.add(course.timeline().end().name());
        if (course.isByHand()) {
            names.subList(course.followed(), names.size()).clear();
            bands.stream()
                    .skip(course.followed())
                    .forEach(band -> names.add(band.tick().name()));
        }
        return names;
    }
}
