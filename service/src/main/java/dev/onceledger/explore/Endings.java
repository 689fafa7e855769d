package dev.onceledger.explore;

import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Timeline;
import java.util.Optional;

/** What is judged alike in the end of every schedule. */
final class Endings {
    private Endings() {}

    /** What the scenario itself expects, if it is not so. */
    static Optional<Breach> unmet(Timeline scenario, Scene scene) {
        return scenario.end().statements().stream()
                .filter(Statement.Check.class::isInstance)
                .map(statement -> ((Statement.Check) statement).expectation())
                .filter(expectation -> !expectation.holds().test(scene))
                .map(expectation -> new Breach(Rule.AS_EXPECTED, words(expectation, scene)))
                .findFirst();
    }

    private static String words(Expectation expectation, Scene scene) {
        return expectation.source().text() + ", seen " + expectation.seen().apply(scene);
    }

    /** A request on which the service itself failed. */
    static Optional<Breach> failure(Scene scene) {
        return scene.clients().entrySet().stream()
                .filter(entry -> entry.getValue() instanceof Standing.Failed)
                .map(entry -> new Breach(
                        Rule.NO_FAILURE, entry.getKey() + " failed: " + ((Standing.Failed) entry.getValue()).reason()))
                .findFirst();
    }
}
