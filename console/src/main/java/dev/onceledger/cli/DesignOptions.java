package dev.onceledger.cli;

import dev.onceledger.design.ledger.LedgerDesign;
import dev.onceledger.design.redis.OwnRedis;
import dev.onceledger.design.verdict.DesignKind;
import dev.onceledger.design.verdict.Designs;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.Trial;
import dev.onceledger.timeline.run.Deployment;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which designs the requests of a run are sent to. */
final class DesignOptions {
    private static final String ALL = "all";

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--design",
            paramLabel = "D|all",
            description =
                    "Sends the requests to another design than the order service, or to each that the timeline is for, and"
                            + " prints the verdicts. Without it timelines for designs are run on the ledger.")
    private String design;

    @Option(
            names = "--redis",
            paramLabel = "URL",
            description = "The Redis for designs that need one (default: one started for this). It is never stopped:"
                    + " timelines in which Redis goes away start one of their own.")
    private String redis;

    /**
     * A design that was asked for.
     *
     * @param label how the user calls it; empty for the order service, of which nobody need ask
     * @param kind what is deployed; empty likewise
     */
    record Chosen(String label, Optional<Deployment.Kind> kind) {}

    /** One that was named must answer before anything is run. */
    OwnRedis redis() {
        OwnRedis own = new OwnRedis(redis);
        if (redis != null && design != null) {
            own.get();
        }
        return own;
    }

    /** Whether a design was asked for. */
    boolean isNamed() {
        return design != null;
    }

    /** Whether each timeline is run on several. */
    boolean areSeveral() {
        return ALL.equals(design);
    }

    /** On which this timeline is run. */
    List<Chosen> chosen(Timeline timeline, OwnRedis own) {
        Trial trial = timeline.setup().trial();
        if (design == null && !trial.isForDesigns()) {
            return List.of(new Chosen("", Optional.empty()));
        }
        List<String> all = trial.isForDesigns() ? trial.designs() : Designs.labels();
        return labels(all).stream().map(label -> chosen(label, own)).toList();
    }

    private List<String> labels(List<String> all) {
        if (design == null) {
            return List.of(all.contains(LedgerDesign.NAME) ? LedgerDesign.NAME : all.get(0));
        }
        return design.equals(ALL) ? all : List.of(design);
    }

    private Chosen chosen(String label, OwnRedis own) {
        Designs known = Designs.named(label)
                .orElseThrow(() -> new ParameterException(
                        command.commandLine(),
                        "there is no design " + label + "; one of: all, " + String.join(", ", Designs.labels())));
        return new Chosen(label, Optional.of(new DesignKind(known, own)));
    }
}
