package dev.onceledger.timeline;

import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What must be seen at one point.
 *
 * @param source where it is written
 * @param subject what it is about, in the file's words where it has some; two expectations of one subject at one point must
 *     be equal
 * @param expected what is expected of the subject
 * @param seen what a scene shows of the subject, for people
 * @param holds whether a scene meets it
 */
public record Expectation(
        Source source, Bilingual subject, Bilingual expected, Function<Scene, Bilingual> seen, Predicate<Scene> holds) {
    /** An expectation that holds exactly when what is seen reads the same. */
    public static Expectation exactly(
            Source source, Bilingual subject, Bilingual expected, Function<Scene, Bilingual> seen) {
        return new Expectation(
                source, subject, expected, seen, scene -> seen.apply(scene).equals(expected));
    }
}
