package dev.onceledger.explore;

import dev.onceledger.database.Target;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.Unreachable;
import dev.onceledger.timeline.run.Rehearsal;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Runs every feasible order of the steps of a scenario's clients, each against a real database, and judges each. */
public final class Explorer {
    /** Seven on a winner's way with the end; between them nothing happens that another client could tell. */
    private static final Set<Step> GATES = EnumSet.of(
            Step.BEFORE_CLAIM,
            Step.CLAIMED,
            Step.STOCK_LOCKED,
            Step.ORDER_INSERTED,
            Step.BEFORE_COMMIT,
            Step.COMMITTED,
            Step.BEFORE_FRESH_READ,
            Step.BEFORE_RETRY);

    /** The phases that designs share, and where they look. */
    private static final Set<Step> PHASES = EnumSet.of(
            Step.CLAIMED,
            Step.RECORD_READ,
            Step.WORKED,
            Step.CHARGED,
            Step.COMMITTED,
            Step.REMEMBERED,
            Step.BEFORE_FRESH_READ,
            Step.BEFORE_RETRY);

    private final Timeline scenario;
    private final String text;
    private final Plan plan;

    /**
     * An exploration of a scenario.
     *
     * @param text of its file, into which a violating schedule is written
     */
    public Explorer(Timeline scenario, String text, Plan plan) {
        this.scenario = scenario;
        this.text = text;
        this.plan = plan;
    }

    /**
     * Runs until every schedule has been run, the plan's limit is reached, or the listener says to end.
     *
     * @param from where an earlier sitting ended
     * @throws SQLException if the database cannot be reached
     * @throws Unreachable if a schedule cannot be run as it was before: what runs there is not determined by its steps
     */
    public Exploration explore(Target target, Checkpoint from, ExplorationListener listener)
            throws SQLException, Unreachable {
        boolean design = !plan.kind().name().isEmpty();
        Rules rules = design ? new DesignRules(scenario) : new LedgerRules(scenario);
        Frontier frontier = new Frontier(from.open(), plan.seed());
        List<Rehearsal> rehearsals = new ArrayList<>();
        try {
            for (int i = 0; i < plan.workers(); i++) {
                rehearsals.add(Rehearsal.open(scenario, design ? PHASES : GATES, target, plan.kind()));
            }
            Tally tally = new Tally(from);
            new Crew(frontier, tally, plan.limit(), listener)
                    .work(rehearsals, (rehearsal, prefix) -> new Walk(scenario, plan.faults(), rehearsal, prefix)
                            .run(rules, text));
            return new Exploration(
                    scenario.name(),
                    rehearsals.get(0).database(),
                    tally.progress(),
                    tally.violations(),
                    tally.checkpoint(frontier.rest()));
        } finally {
            rehearsals.forEach(Rehearsal::close);
        }
    }
}
