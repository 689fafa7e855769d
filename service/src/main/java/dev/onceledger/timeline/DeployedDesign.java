package dev.onceledger.timeline;

import dev.onceledger.order.Step;
import java.util.List;
import java.util.Map;

/**
 * What a run was told to, if it was told to a design.
 *
 * @param name such as {@code redis-store}
 * @param phases that all designs share, by the step to hold at, each with whether this design has it
 * @param inside what of a request that is held at a step nobody else can see, for each step
 * @param leavesOpen what it leaves open even when nothing goes wrong with it
 * @param wrongAnswers answers that claim what is not so, as judged by the committed rows at the end
 */
public record DeployedDesign(
        String name,
        Map<Step, Boolean> phases,
        Map<Step, Inside> inside,
        Bilingual leavesOpen,
        List<Bilingual> wrongAnswers) {
    /** Keeps its own list. */
    public DeployedDesign {
        wrongAnswers = List.copyOf(wrongAnswers);
    }
}
