package dev.onceledger.explore;

import dev.onceledger.timeline.Bilingual;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What an exploration has come to.
 *
 * @param scenario its name
 * @param database the product that it ran on
 * @param progress the counts
 * @param violations the shortest of each rule that was broken, the shortest of all first
 * @param rest what is left to run; empty if every feasible schedule was run
 */
public record Exploration(
        String scenario, String database, Progress progress, List<Violation> violations, Checkpoint rest) {
    /** Keeps its own list. */
    public Exploration {
        violations = List.copyOf(violations);
    }

    /** Whether every feasible schedule was run. */
    public boolean isComplete() {
        return rest.isDone();
    }

    /** The shortest schedule that broke a rule. */
    public Optional<Violation> shortest() {
        return violations.stream().findFirst();
    }

    /** The rules that were broken. */
    public Set<Rule> broken() {
        Set<Rule> broken = new TreeSet<>();
        violations.forEach(violation -> broken.add(violation.rule()));
        return broken;
    }

    /** The one line that a report ends with, in both languages. */
    public Bilingual summary() {
        return new Bilingual(
                summary("%s on %s: %d schedules%s, %d infeasible, %d violations, %.0f a second", " (not all)"),
                summary("%s, %s: 순서 %d개%s, 불가능 %d개, 위반 %d개, 초당 %.0f개", "(일부)"));
    }

    private String summary(String form, String notAll) {
        return String.format(
                Locale.ROOT,
                form,
                scenario,
                database,
                progress.schedules(),
                isComplete() ? "" : notAll,
                progress.infeasible(),
                progress.violating(),
                progress.rate());
    }
}
