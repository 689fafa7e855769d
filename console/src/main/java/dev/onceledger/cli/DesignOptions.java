package dev.onceledger.cli;

import dev.onceledger.design.redis.OwnRedis;
import dev.onceledger.design.verdict.DesignKind;
import dev.onceledger.design.verdict.Designs;
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
            description = "Sends the requests to another design than the order service, or to each of them in turn.")
    private String design;

    @Option(
            names = "--redis",
            paramLabel = "URL",
            description = "The Redis for designs that need one (default: one started for this).")
    private String redis;

    /**
     * A design that was asked for.
     *
     * @param label how the user calls it; empty for the order service, of which nobody need ask
     * @param kind what is deployed; empty likewise
     */
    record Chosen(String label, Optional<Deployment.Kind> kind) {}

    OwnRedis redis() {
        return new OwnRedis(redis);
    }

    List<Chosen> chosen(OwnRedis own) {
        if (design == null) {
            return List.of(new Chosen("", Optional.empty()));
        }
        List<String> labels = design.equals(ALL) ? Designs.labels() : List.of(design);
        return labels.stream().map(label -> chosen(label, own)).toList();
    }

    private Chosen chosen(String label, OwnRedis own) {
        Designs known = Designs.named(label)
                .orElseThrow(() -> new ParameterException(
                        command.commandLine(),
                        "there is no design " + label + "; one of: all, " + String.join(", ", Designs.labels())));
        return new Chosen(label, Optional.of(new DesignKind(known, own)));
    }
}
