package dev.onceledger.cli;

import dev.onceledger.console.shell.Preferences;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.explain.Explain;
import dev.onceledger.explain.Explanation;
import dev.onceledger.fingerprint.Difference;
import dev.onceledger.json.Secrets;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.InvalidRequest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
        name = "explain",
        description =
                "Tells what a request would meet if it came now, and on a conflict which members differ. Changes nothing.")
final class ExplainCommand implements Callable<Integer> {
    private static final Duration AT_MOST = Duration.ofSeconds(10);

    @Spec
    private CommandSpec spec;

    @ParentCommand
    private Onceledger root;

    @Mixin
    private OutputOptions output;

    @Mixin
    private BodyFile body;

    @Parameters(index = "0", paramLabel = "PRINCIPAL", description = "Who would send it.")
    private String principal;

    @Parameters(index = "1", paramLabel = "KEY", description = "The Idempotency-Key, as the header would carry it.")
    private String key;

    @Option(names = "--cancel", paramLabel = "ORDER", description = "Explains a cancellation of this order instead.")
    private String cancelled;

    @Override
    public Integer call() {
        try (OpenedLedger opened = root.database().open()) {
            Explain explain = new Explain(opened.database());
            Explanation explanation = cancelled == null
                    ? explain.order(principal, parsedKey(), body.read(true), AT_MOST)
                    : explain.cancellation(principal, parsedKey(), cancelled, body.read(false), AT_MOST);
            Secrets secrets =
                    Preferences.in(root.database().dataFolder().path()).secrets();
            output.print(() -> text(explanation, secrets), () -> View.of(explanation, secrets));
            return ExitCodes.OK;
        }
    }

    private String parsedKey() {
        try {
            return IdempotencyKey.parse(List.of(key));
        } catch (InvalidRequest invalid) {
            throw new ParameterException(
                    spec.commandLine(),
                    invalid.problem().detail() + " " + invalid.problem().remedy());
        }
    }

    /** What is printed as JSON. */
    record View(
            String expected,
            String fingerprint,
            String canonical,
            String storedFingerprint,
            String storedStatus,
            List<Difference> differences,
            String problem) {
        static View of(Explanation explanation, Secrets secrets) {
            return new View(
                    explanation.expected().name(),
                    explanation.fingerprint(),
                    explanation.canonical(),
                    explanation.record().map(LedgerRecord::fingerprint).orElse(null),
                    explanation.record().map(found -> found.status().name()).orElse(null),
                    ExplainCommand.differences(explanation, secrets),
                    explanation.problem() == null ? null : explanation.problem().detail());
        }
    }

    private static List<Difference> differences(Explanation explanation, Secrets secrets) {
        return explanation.differences().stream()
                .map(difference -> masked(difference, secrets))
                .toList();
    }

    private static Difference masked(Difference difference, Secrets secrets) {
        boolean secret = secrets.isWithinSecret(difference.pointer());
        return new Difference(
                difference.pointer(),
                difference.left().map(value -> secret ? Secrets.MASK : secrets.mask(value)),
                difference.right().map(value -> secret ? Secrets.MASK : secrets.mask(value)),
                secret ? List.of() : difference.leftCodePoints(),
                secret ? List.of() : difference.rightCodePoints());
    }

    private static String text(Explanation explanation, Secrets secrets) {
        StringBuilder text = new StringBuilder(sentence(explanation)).append('\n');
        if (explanation.canonical() != null) {
            text.append("\ncanonical    ").append(explanation.canonical());
            text.append("\nfingerprint  ").append(explanation.fingerprint());
        }
        explanation.record().ifPresent(found -> text.append("\nstored       ").append(found.fingerprint()));
        for (Difference difference : differences(explanation, secrets)) {
            text.append("\ndiffers at   ").append(difference.pointer()).append(": stored ");
            text.append(difference.left().orElse("nothing")).append(", now ");
            text.append(difference.right().orElse("nothing"));
            if (difference.looksAlike()) {
                text.append(" (look alike; code points ").append(difference.leftCodePoints());
                text.append(" and ").append(difference.rightCodePoints()).append(')');
            }
        }
        return text.toString();
    }

    private static String sentence(Explanation explanation) {
        return switch (explanation.expected()) {
            case INVALID ->
                explanation.problem().code().status() + " "
                        + explanation.problem().code() + ": "
                        + explanation.problem().detail() + " "
                        + explanation.problem().remedy();
            case NEW -> "NEW: the key is free; the request would be carried out.";
            case REPLAY ->
                "REPLAY: the stored answer, status "
                        + explanation.record().orElseThrow().responseStatus() + ", would be given again.";
            case CONFLICT -> "CONFLICT: 409 IDEMPOTENCY_KEY_REUSED; the key belongs to another request.";
            case EXPIRED -> "EXPIRED: 410 IDEMPOTENCY_KEY_EXPIRED; the key is a tombstone and never runs again.";
            case IN_PROGRESS -> "IN PROGRESS: a committed PROCESSING record is in the way; 409 REQUEST_IN_PROGRESS.";
            case UNKNOWN_STATE ->
                "UNKNOWN: 500 UNKNOWN_IDEMPOTENCY_STATE; the record is in a state that this version does not"
                        + " know.";
        };
    }
}
