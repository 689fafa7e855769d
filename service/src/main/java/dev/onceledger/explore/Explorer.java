package dev.onceledger.explore;

import dev.onceledger.database.Target;
import dev.onceledger.explore.Move.Kind;
import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Sight.SeenRecord;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.Unreachable;
import dev.onceledger.timeline.run.Rehearsal;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private static final Code FINAL_ERROR = Code.SKU_NOT_FOR_SALE;

    private final Timeline scenario;
    private final String text;
    private final Faults faults;
    private final Invariants invariants;
    private final List<Branch> path = new ArrayList<>();
    private long schedules;
    private long violations;
    private Violation shortest;

    /**
     * An exploration of a scenario.
     *
     * @param text of its file, into which a violating schedule is written
     */
    public Explorer(Timeline scenario, String text, Faults faults) {
        this.scenario = scenario;
        this.text = text;
        this.faults = faults;
        this.invariants = new Invariants(scenario.setup());
    }

    /**
     * Runs until every schedule has been run, or the listener says to end.
     *
     * @throws SQLException if the database cannot be reached
     * @throws Unreachable if a schedule cannot be run as it was before: what runs there is not determined by its steps
     */
    public Exploration explore(Target target, ExplorationListener listener) throws SQLException, Unreachable {
        long began = System.nanoTime();
        boolean goesOn = true;
        try (Rehearsal rehearsal = Rehearsal.open(scenario, GATES, target)) {
            do {
                run(rehearsal);
                schedules++;
                goesOn = listener.ran(schedules, violations);
            } while (backtrack() && goesOn);
            return new Exploration(
                    scenario.name(),
                    rehearsal.database(),
                    schedules,
                    violations,
                    Optional.ofNullable(shortest),
                    path.isEmpty(),
                    Duration.ofNanos(System.nanoTime() - began));
        }
    }

    private boolean backtrack() {
        while (!path.isEmpty() && !path.get(path.size() - 1).advance()) {
            path.remove(path.size() - 1);
        }
        return !path.isEmpty();
    }

    private void run(Rehearsal rehearsal) throws Unreachable {
        rehearsal.begin();
        Script script = new Script();
        Map<String, NamedRequest> requests = new HashMap<>();
        scenario.clients().forEach(client -> requests.put(client, rehearsal.request(client)));
        List<Move> done = new ArrayList<>();
        List<SeenRecord> before = rehearsal.records();
        List<Move> choices = choices(rehearsal, done);
        while (!choices.isEmpty()) {
            Move move = branch(done.size(), choices).move();
            perform(move, rehearsal, script);
            done.add(move);
            scenario.clients().forEach(client -> script.seen(client, rehearsal.at(client)));
            List<SeenRecord> now = rehearsal.records();
            Optional<String> changed = Invariants.changed(before, now);
            if (changed.isPresent()) {
                violated(changed.get(), script);
                return;
            }
            before = now;
            choices = choices(rehearsal, done);
        }
        if (done.isEmpty()) {
            throw new Unreachable(scenario.name() + " leaves nobody held: its ticks must end with requests sent");
        }
        judge(rehearsal, requests, script, done);
    }

    private Branch branch(int depth, List<Move> choices) throws Unreachable {
        if (depth == path.size()) {
            path.add(new Branch(choices));
        } else if (!path.get(depth).isSame(choices)) {
            throw new Unreachable("the same moves led to another situation than before, at move " + (depth + 1) + " of "
                    + scenario.name());
        }
        return path.get(depth);
    }

    private List<Move> choices(Rehearsal rehearsal, List<Move> done) {
        List<Move> choices = new ArrayList<>();
        for (String client : rehearsal.held()) {
            choices.add(new Move(Kind.STEP, client));
            if (done.stream().noneMatch(Move::isFault)) {
                choices.addAll(faults.at(rehearsal.at(client).orElseThrow(), client));
            }
        }
        for (int i = 0; i < scenario.meanwhile().size(); i++) {
            Move happening = new Move(Kind.HAPPEN, String.valueOf(i));
            if (!done.contains(happening)) {
                choices.add(happening);
            }
        }
        return choices;
    }

    private void perform(Move move, Rehearsal rehearsal, Script script) throws Unreachable {
        switch (move.kind()) {
            case STEP -> {
                script.step(move.actor());
                rehearsal.move(move.actor());
            }
            case DIE -> {
                script.die(move.actor());
                rehearsal.die(move.actor());
            }
            case FAIL_FINAL -> {
                script.failFinal(move.actor(), FINAL_ERROR);
                rehearsal.failFinal(move.actor(), FINAL_ERROR);
            }
            case FAIL_TRANSIENT -> {
                script.failTransient(move.actor());
                rehearsal.failTransient(move.actor());
            }
            case HAPPEN -> {
                Statement.Action action = scenario.meanwhile().get(Integer.parseInt(move.actor()));
                script.happen(action);
                rehearsal.happen(action);
            }
        }
    }

    private void judge(Rehearsal rehearsal, Map<String, NamedRequest> requests, Script script, List<Move> done) {
        if (rehearsal.isStuck()) {
            violated("everybody waits for each other", script);
            return;
        }
        Scene scene = rehearsal.scene();
        Optional<String> broken = invariants.broken(scene, rehearsal.sold(), requests);
        if (broken.isPresent()) {
            violated(broken.get(), script);
        } else if (done.stream().noneMatch(Move::isFault)) {
            unmet(scene).ifPresent(rule -> violated(rule, script));
        }
    }

    /** What the scenario itself expects in the end of every schedule in which nothing fails. */
    private Optional<String> unmet(Scene scene) {
        return scenario.end().statements().stream()
                .filter(Statement.Check.class::isInstance)
                .map(statement -> ((Statement.Check) statement).expectation())
                .filter(expectation -> !expectation.holds().test(scene))
                .map(expectation -> words(expectation, scene))
                .findFirst();
    }

    private static String words(Expectation expectation, Scene scene) {
        return expectation.source().text() + ", seen " + expectation.seen().apply(scene);
    }

    private void violated(String rule, Script script) {
        violations++;
        if (shortest == null || script.moves() < shortest.moves()) {
            shortest = new Violation(rule, script.moves(), script.timeline(text, rule));
        }
    }
}
