package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.DeployedDesign;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Trial;
import dev.onceledger.timeline.run.Outcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What came of one timeline for one design; every count is of committed rows, real charges and real keys at its end.
 *
 * @param design its name
 * @param timeline its name
 * @param orders committed
 * @param charges taken by the provider
 * @param records rows of the ledger
 * @param keys that the design keeps, in the ledger or elsewhere; empty if its store is away
 * @param stuckKeys of these, how many say that a request is in progress; empty likewise
 * @param wrongAnswers answers that claim what is not so, each with what it claims
 * @param faults why it did not survive: done twice, not done, charged otherwise than ordered; none if it did
 * @param stopped why the timeline could not be told to its end, if so
 */
public record VerdictRow(
        String design,
        String timeline,
        int orders,
        int charges,
        int records,
        Optional<Integer> keys,
        Optional<Integer> stuckKeys,
        List<Bilingual> wrongAnswers,
        List<Bilingual> faults,
        Optional<Bilingual> stopped) {
    /** Keeps its own lists. */
    public VerdictRow {
        wrongAnswers = List.copyOf(wrongAnswers);
        faults = List.copyOf(faults);
    }

    /** The rows of those runs that were told to a design; what came out the same on several databases is one row. */
    public static List<VerdictRow> of(Collection<Outcome> outcomes) {
        return outcomes.stream()
                .filter(outcome -> outcome.design().isPresent())
                .map(VerdictRow::of)
                .distinct()
                .toList();
    }

    private static VerdictRow of(Outcome outcome) {
        DeployedDesign design = outcome.design().orElseThrow();
        Sight sight = outcome.ticks().get(outcome.ticks().size() - 1).sight();
        int orders = sight.orders().size();
        int charges = sight.counts().getOrDefault("charges", 0);
        return new VerdictRow(
                design.name(),
                outcome.timeline().name(),
                orders,
                charges,
                sight.records().size(),
                Optional.ofNullable(sight.counts().get("keys")),
                Optional.ofNullable(sight.counts().get("stuck keys")),
                design.wrongAnswers(),
                faults(outcome.timeline().setup().trial(), orders, charges),
                outcome.stopped().map(stopped -> stopped.reason()));
    }

    private static List<Bilingual> faults(Trial trial, int orders, int charges) {
        List<Bilingual> faults = new ArrayList<>();
        if (orders > trial.most() || orders < trial.fewest()) {
            int asked = orders > trial.most() ? trial.most() : trial.fewest();
            faults.add(new Bilingual(
                    counted(orders, "order") + ", " + asked + " asked for", "주문 " + orders + "건, 요청은 " + asked + "건"));
        }
        if (charges != orders) {
            faults.add(new Bilingual(
                    counted(charges, "charge") + " for " + counted(orders, "order"),
                    "주문 " + orders + "건에 결제 " + charges + "건"));
        }
        return faults;
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    /**
     * Whether everything asked for was done once, charged once, and every answer was true. A stuck key counts where it leads to
     * a wrong answer or an honest request that is not served.
     */
    public boolean survived() {
        return faults.isEmpty() && wrongAnswers.isEmpty() && stopped.isEmpty();
    }

    /** In words, with each reason why it did not survive once. */
    public Bilingual verdict() {
        if (stopped.isPresent()) {
            return new Bilingual(
                    "not told: " + stopped.get().en(),
                    "끝까지 진행 못 함: " + stopped.get().ko());
        } else if (survived()) {
            return new Bilingual("survives", "견딤");
        }
        List<Bilingual> reasons = new ArrayList<>(faults);
        reasons.addAll(wrongAnswers);
        Bilingual all = Bilingual.joined(reasons.stream().distinct().toList(), Bilingual.same("; "));
        return new Bilingual("breaks: " + all.en(), "깨짐: " + all.ko());
    }

    /** The cells before the verdict; a dash stands for what could not be counted. */
    List<String> cells() {
        return List.of(
                design,
                timeline,
                String.valueOf(orders),
                String.valueOf(charges),
                String.valueOf(records),
                keys.map(String::valueOf).orElse("–"),
                stuckKeys.map(String::valueOf).orElse("–"),
                String.valueOf(wrongAnswers.size()));
    }
}
