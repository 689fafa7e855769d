package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.run.ClientResult;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.Stopped;
import dev.onceledger.timeline.run.TickResult;
import dev.onceledger.timeline.run.Unmet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** A run as JSON: the trace, and beside it what belongs to this run only, such as milliseconds and evidence. */
public final class TraceJson {
    private static final JsonMapper JSON = JsonMapper.shared();

    private TraceJson() {}

    /** One object, indented, members always in the same order. */
    public static String of(Outcome outcome) {
        Map<String, Object> run = new LinkedHashMap<>();
        run.put("timeline", outcome.timeline().name());
        run.put("title", outcome.timeline().title());
        run.put("database", outcome.database());
        outcome.design().ifPresent(design -> {
            run.put("design", design.name());
            run.put("leavesOpen", design.leavesOpen());
        });
        VerdictRow.of(List.of(outcome)).forEach(row -> run.put("verdict", verdict(row)));
        run.put("holds", outcome.holds());
        run.put("checked", outcome.checked());
        run.put("unmet", outcome.unmet().stream().map(TraceJson::unmet).toList());
        run.put("stopped", outcome.stopped().map(TraceJson::stopped).orElse(null));
        run.put(
                "requests",
                outcome.timeline().requests().stream().map(TraceJson::request).toList());
        run.put("ticks", outcome.ticks().stream().map(TraceJson::tick).toList());
        return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(run);
    }

    private static Map<String, Object> verdict(VerdictRow row) {
        Map<String, Object> verdict = new LinkedHashMap<>();
        verdict.put("survived", row.survived());
        verdict.put("words", row.verdict());
        verdict.put("orders", row.orders());
        verdict.put("charges", row.charges());
        verdict.put("ledgerRows", row.records());
        verdict.put("keys", row.keys().orElse(null));
        verdict.put("stuckKeys", row.stuckKeys().orElse(null));
        verdict.put("wrongAnswers", row.wrongAnswers());
        return verdict;
    }

    private static Map<String, Object> request(NamedRequest named) {
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("name", named.name());
        request.put("scope", named.request().scope());
        request.put("fingerprint", named.request().fingerprint().value());
        request.put("body", named.body());
        return request;
    }

    private static Map<String, Object> tick(TickResult result) {
        Map<String, Object> tick = new LinkedHashMap<>();
        tick.put("name", result.tick().name());
        tick.put("note", result.tick().note());
        tick.put("millis", result.took().toMillis());
        tick.put("clients", result.clients().stream().map(TraceJson::client).toList());
        tick.put("outside", result.outside().stream().map(Bilingual::en).toList());
        tick.putAll(sight(result.sight()));
        return tick;
    }

    private static Map<String, Object> client(ClientResult result) {
        Map<String, Object> client = new LinkedHashMap<>();
        client.put("client", result.client());
        client.put("did", result.did().stream().map(Bilingual::en).toList());
        client.put("standing", StandingWords.of(result.standing()).en());
        if (result.standing() instanceof Standing.Waiting waiting) {
            client.put("evidence", waiting.evidence().en());
        }
        return client;
    }

    private static Map<String, Object> sight(Sight sight) {
        Map<String, Object> seen = new LinkedHashMap<>();
        seen.put("ledger", sight.records());
        seen.put("orders", sight.orders());
        seen.put("stock", sight.stock());
        if (!sight.counts().isEmpty()) {
            seen.put("counted", sight.counts());
        }
        return seen;
    }

    private static Map<String, Object> stopped(Stopped stopped) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("tick", stopped.tick());
        line.put("source", stopped.source());
        line.put("reason", stopped.reason().en());
        line.put("databaseFailed", stopped.databaseFailed());
        return line;
    }

    private static Map<String, Object> unmet(Unmet unmet) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("tick", unmet.tick());
        line.put("line", unmet.expectation().source().line());
        line.put("text", unmet.expectation().source().text());
        line.put("expected", unmet.expectation().expected().en());
        line.put("seen", unmet.seen().en());
        return line;
    }
}
