package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.DeployedDesign;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.run.ClientResult;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.TickResult;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A trace as plain text without times, session ids or the database's name: the same file gives the same text everywhere. */
public final class TraceText {
    private static final Bilingual COUNTS = new Bilingual("%d expectations, %d not met", "기대 %d개 중 %d개 불충족");

    private final StringBuilder text = new StringBuilder();
    private final Outcome outcome;
    private final Locale locale;
    private final SightWords words;

    private TraceText(Outcome outcome, Locale locale) {
        this.outcome = outcome;
        this.locale = locale;
        this.words = new SightWords(outcome.timeline());
    }

    /** The trace of a run, lines ended by {@code \n}. */
    public static String of(Outcome outcome) {
        return of(outcome, Locale.ENGLISH);
    }

    /** The same, the trace as it is everywhere, with what was found amiss below it in this language. */
    public static String of(Outcome outcome, Locale locale) {
        return new TraceText(outcome, locale).write();
    }

    private String write() {
        line("timeline " + outcome.timeline().name());
        line(outcome.timeline().title().en());
        outcome.design().ifPresent(this::design);
        outcome.timeline().requests().forEach(this::request);
        outcome.ticks().forEach(this::tick);
        ending();
        return text.toString();
    }

    private void design(DeployedDesign design) {
        String phases = design.phases().entrySet().stream()
                .map(phase -> phase.getKey().text() + (phase.getValue() ? "" : " (not reached in this design)"))
                .collect(Collectors.joining(" · "));
        line("design " + design.name() + "  " + phases);
    }

    private void request(NamedRequest request) {
        line("request %s  %s  fp %s"
                .formatted(
                        request.name(),
                        request.request().scope(),
                        request.isOutsideOfTheContract()
                                ? "none"
                                : request.request().fingerprint().shortForm()));
    }

    private void tick(TickResult result) {
        line("");
        line(result.tick().name());
        result.clients().forEach(this::client);
        result.outside().forEach(event -> row("outside", event.en()));
        rows("ledger", words.records(result.sight()));
        rows("orders", words.orders(result.sight()));
        row("stock", String.join(", ", words.stock(result.sight())));
        if (!result.sight().counts().isEmpty()) {
            row("counted", String.join(", ", words.counts(result.sight())));
        }
    }

    private void client(ClientResult client) {
        String did = client.did().stream().map(Bilingual::en).collect(Collectors.joining(", "));
        if (!did.isEmpty()) {
            row(client.client(), did);
        }
        row(
                did.isEmpty() ? client.client() : "",
                "= " + StandingWords.of(client.standing()).en());
    }

    private void rows(String label, List<String> all) {
        if (all.isEmpty()) {
            row(label, "none");
        }
        for (int i = 0; i < all.size(); i++) {
            row(i == 0 ? label : "", all.get(i));
        }
    }

    private void ending() {
        line("");
        Problems.lines(outcome, locale).forEach(this::line);
        line(COUNTS.in(locale).formatted(outcome.checked(), outcome.unmet().size()));
    }

    private void row(String label, String value) {
        line("  %-8s%s".formatted(label, value));
    }

    private void line(String value) {
        text.append(value.stripTrailing()).append('\n');
    }
}
