package dev.onceledger.timeline.run;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.StepWords;
import java.util.EnumSet;
import java.util.Set;

/** When which failure can still befall a request. */
public final class Moments {
    /** Where a database failure still rolls everything back. */
    static final Set<Step> BEFORE_THE_COMMIT = EnumSet.range(Step.CLAIMED, Step.BEFORE_COMMIT);

    /** Where a final business error can still turn up. */
    static final Set<Step> BEFORE_THE_ANSWER = EnumSet.range(Step.CLAIMED, Step.STOCK_DECREASED);

    /** Other designs do their work between phases of their own, where both can. */
    private static final Set<Step> PHASES = EnumSet.of(Step.WORKED, Step.CHARGED);

    private Moments() {}

    static boolean within(Set<Step> places, Step step) {
        return places.contains(step) || PHASES.contains(step);
    }

    static Bilingual words(Set<Step> places) {
        Bilingual first = StepWords.quoted(places.iterator().next());
        Bilingual last = StepWords.quoted(
                places.stream().reduce((before, after) -> after).orElseThrow());
        return new Bilingual("from " + first.en() + " to " + last.en(), first.ko() + "부터 " + last.ko() + "까지");
    }

    /** Whether the database can fail for a moment on a request that is held there. */
    public static boolean mayFailForAMoment(Step held) {
        return within(BEFORE_THE_COMMIT, held);
    }

    /** Whether a final business error can be raised on a request that is held there. */
    public static boolean mayFailForGood(Step held) {
        return within(BEFORE_THE_ANSWER, held);
    }
}
