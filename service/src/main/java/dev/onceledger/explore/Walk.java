package dev.onceledger.explore;

import dev.onceledger.explore.Move.Kind;
import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Sight.SeenRecord;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.Unreachable;
import dev.onceledger.timeline.run.Rehearsal;
import dev.onceledger.timeline.run.Script;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs one schedule: its given moves, then always the first of those that are possible, noting the others. */
final class Walk {
    private static final Code FINAL_ERROR = Code.SKU_NOT_FOR_SALE;

    private final Timeline scenario;
    private final Faults faults;
    private final Rehearsal rehearsal;
    private final Prefix prefix;
    private final Script script = new Script();
    private final List<Move> done = new ArrayList<>();
    private final List<Prefix> beside = new ArrayList<>();
    private int infeasible;
    private double weight = 1;
    private List<SeenRecord> records = List.of();

    Walk(Timeline scenario, Faults faults, Rehearsal rehearsal, Prefix prefix) {
        this.scenario = scenario;
        this.faults = faults;
        this.rehearsal = rehearsal;
        this.prefix = prefix;
    }

    /**
     * Runs it.
     *
     * @param text of the scenario, into which a violating schedule is written
     * @throws Unreachable if its given moves do not lead where they led before
     */
    Schedule run(Rules rules, String text) throws Unreachable {
        rehearsal.begin();
        Map<String, NamedRequest> requests = new HashMap<>();
        scenario.clients().forEach(client -> requests.put(client, rehearsal.request(client)));
        records = rehearsal.records();
        List<Breach> breaches = new ArrayList<>();
        List<Move> choices = choices();
        while (!choices.isEmpty() && breaches.isEmpty()) {
            Move move = choose(choices);
            boolean mayCommit = move.kind() == Kind.HAPPEN || mayCommit(move.actor());
            perform(move);
            done.add(move);
            scenario.clients().forEach(client -> script.seen(client, rehearsal.at(client)));
            if (mayCommit) {
                changed().ifPresent(breaches::add);
            }
            choices = choices();
        }
        if (done.isEmpty()) {
            throw new Unreachable(new Bilingual(
                    scenario.name() + " leaves nobody held: its ticks must end with requests sent",
                    scenario.name() + "에는 멈춰 있는 클라이언트가 없습니다: 시점들이 요청을 보내는 것으로 끝나야 합니다"));
        }
        if (breaches.isEmpty()) {
            breaches.addAll(rules.broken(rehearsal, requests, done.stream().anyMatch(Move::isFault)));
        }
        return new Schedule(
                beside,
                infeasible,
                weight,
                breaches.stream().map(breach -> violation(breach, text)).toList());
    }

    private Violation violation(Breach breach, String text) {
        String words = breach.rule().words().en() + ": " + breach.detail().en();
        return new Violation(
                breach.rule(), breach.detail(), script.moves(), 1, script.timeline(text, words, breach.owed()));
    }

    /** Between the other steps no statement commits. */
    private boolean mayCommit(String client) {
        return rehearsal.at(client).filter(Step.BEFORE_COMMIT::equals).isPresent();
    }

    private Optional<Breach> changed() {
        List<SeenRecord> now = rehearsal.records();
        Optional<Breach> changed = Invariants.changed(records, now);
        records = now;
        return changed;
    }

    private Move choose(List<Move> choices) throws Unreachable {
        weight /= choices.size();
        int depth = done.size();
        if (depth < prefix.moves().size()) {
            Move given = prefix.moves().get(depth);
            if (choices.contains(given)) {
                return given;
            }
            String after = "'" + new Prefix(done).text() + "'";
            String move = "'" + given.text() + "'";
            Bilingual where = rehearsal.whereabouts();
            throw new Unreachable(new Bilingual(
                    "the same moves led to another situation than before: after " + after + " in " + scenario.name()
                            + " the move " + move + " is not possible; " + where.en(),
                    "같은 조작이 전과 다른 상황에 이르렀습니다: " + scenario.name() + "에서 " + after + " 뒤에 " + move + " 조작을 할 수 없습니다. "
                            + where.ko()));
        }
        infeasible += rehearsal.waiting();
        for (int other = choices.size() - 1; other > 0; other--) {
            beside.add(Prefix.of(done, choices.get(other)));
        }
        return choices.get(0);
    }

    private List<Move> choices() {
        List<Move> choices = new ArrayList<>();
        boolean failed = done.stream().anyMatch(Move::isFault);
        for (String client : rehearsal.held()) {
            choices.add(new Move(Kind.STEP, client));
            if (!failed) {
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

    private void perform(Move move) throws Unreachable {
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
}
