package dev.onceledger.timeline.file;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Reads the name of a step. */
final class StepReader {
    private static final String NAMES =
            Arrays.stream(Step.values()).map(Step::text).collect(Collectors.joining(", "));
    private static final Bilingual STEPS = new Bilingual("a step: one of " + NAMES, "단계(" + NAMES + " 중 하나)");

    private StepReader() {}

    static Step read(Line line) throws InvalidTimeline {
        String text = line.rest(STEPS);
        for (Step step : Step.values()) {
            if (step.text().equals(text)) {
                return step;
            }
        }
        throw line.expected(STEPS);
    }
}
