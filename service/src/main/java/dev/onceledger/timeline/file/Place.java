package dev.onceledger.timeline.file;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.AnswerWords;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Where a client may be, if one knows no more than some expectations: in one of these.
 *
 * @param steps at which it may be held
 * @param rivals for whom it may wait
 * @param answer what must be true of its answer; empty if it can have none
 * @param otherwise what else there is
 */
record Place(Set<Step> steps, Set<String> rivals, Optional<AnswerSaid> answer, Set<Otherwise> otherwise) {
    /** Neither held, nor waiting, nor answered. */
    enum Otherwise {
        IDLE,
        DIED,
        UNKNOWN,
        FAILED
    }

    static Place at(Step step) {
        return new Place(EnumSet.of(step), Set.of(), Optional.empty(), Set.of());
    }

    static Place blockedBy(Set<String> rivals) {
        return new Place(Set.of(), rivals, Optional.empty(), Set.of());
    }

    static Place answered(AnswerSaid answer) {
        return new Place(Set.of(), Set.of(), Optional.of(answer), Set.of());
    }

    static Place only(Otherwise where) {
        return new Place(Set.of(), Set.of(), Optional.empty(), EnumSet.of(where));
    }

    /** Wherever a client can be that may wait for these. */
    static Place anywhere(Set<String> rivals) {
        return new Place(
                EnumSet.allOf(Step.class), rivals, Optional.of(AnswerSaid.NOTHING), EnumSet.allOf(Otherwise.class));
    }

    /** Wherever others can wait for a client: with its transaction open, held or waiting itself. */
    static Place inTransaction(Set<String> rivals) {
        Set<Step> inside = Arrays.stream(Step.values())
                .filter(StandingWords::isInsideTransaction)
                .collect(Collectors.toSet());
        return new Place(inside, rivals, Optional.empty(), Set.of());
    }

    /** Where both allow it to be. */
    Place and(Place other) {
        return new Place(
                common(steps, other.steps),
                common(rivals, other.rivals),
                answer.flatMap(mine -> other.answer.flatMap(mine::and)),
                common(otherwise, other.otherwise));
    }

    private static <T> Set<T> common(Set<T> one, Set<T> other) {
        Set<T> both = new HashSet<>(one);
        both.retainAll(other);
        return both;
    }

    /** Whether it can be nowhere. */
    boolean isNowhere() {
        return steps.isEmpty() && rivals.isEmpty() && answer.isEmpty() && otherwise.isEmpty();
    }

    /** Whether whoever is here is there as well. */
    boolean isWithin(Place other) {
        return other.steps.containsAll(steps)
                && other.rivals.containsAll(rivals)
                && other.otherwise.containsAll(otherwise)
                && (answer.isEmpty()
                        || other.answer.filter(answer.get()::implies).isPresent());
    }

    /** For whom it waits, if that is all it can do. */
    Optional<String> awaited() {
        boolean waits = steps.isEmpty() && answer.isEmpty() && otherwise.isEmpty() && rivals.size() == 1;
        return waits ? Optional.of(rivals.iterator().next()) : Optional.empty();
    }

    /** Whether this is where a client stands. */
    boolean holds(Standing standing) {
        if (standing instanceof Standing.At at) {
            return steps.contains(at.step());
        } else if (standing instanceof Standing.Waiting waiting) {
            return rivals.contains(waiting.rival());
        } else if (standing instanceof Standing.Answered answered) {
            return answer.filter(said -> AnswerWords.match(answered.answer(), said.list()))
                    .isPresent();
        }
        return otherwise.contains(otherwise(standing));
    }

    private static Otherwise otherwise(Standing standing) {
        if (standing instanceof Standing.Idle) {
            return Otherwise.IDLE;
        } else if (standing instanceof Standing.Died) {
            return Otherwise.DIED;
        }
        return standing instanceof Standing.Unknown ? Otherwise.UNKNOWN : Otherwise.FAILED;
    }
}
