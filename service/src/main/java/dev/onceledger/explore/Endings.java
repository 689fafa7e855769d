package dev.onceledger.explore;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Timeline;
import java.util.Optional;

/** What is judged alike in the end of every schedule. */
final class Endings {
    /** Nobody has an end, and nobody can be moved. */
    static final Breach DEADLOCK =
            new Breach(Rule.NO_DEADLOCK, new Bilingual("everybody waits for each other", "모두가 서로를 기다림"));

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

    private static Bilingual words(Expectation expectation, Scene scene) {
        String text = expectation.source().text();
        Bilingual seen = expectation.seen().apply(scene);
        return new Bilingual(text + ", seen " + seen.en(), text + ", 실제: " + seen.ko());
    }

    private static Bilingual words(String client, Standing failed) {
        Bilingual words = StandingWords.of(failed);
        return new Bilingual(client + " " + words.en(), client + " " + words.ko());
    }

    /** A request on which the service itself failed. */
    static Optional<Breach> failure(Scene scene) {
        return scene.clients().entrySet().stream()
                .filter(entry -> entry.getValue() instanceof Standing.Failed)
                .map(entry -> new Breach(Rule.NO_FAILURE, words(entry.getKey(), entry.getValue())))
                .findFirst();
    }
}
