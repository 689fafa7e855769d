package dev.onceledger.console.inflight;

import dev.onceledger.browse.ActivityFilter;
import dev.onceledger.browse.ActivityRow;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.inflight.Finding.Evidence;
import dev.onceledger.console.inflight.Finding.Kind;
import dev.onceledger.ledger.Status;
import dev.onceledger.order.Code;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What committed rows tell of keys that hang; read less often than what is under way, for it reads more. */
final class Left {
    private static final int AT_MOST = 200;
    private static final KeyFilter COMMITTED_PROCESSING =
            new KeyFilter(Status.PROCESSING, null, null, null, null, null, null, null, null, null);
    private static final ActivityFilter SECOND_GUARD =
            new ActivityFilter(Code.ORDER_EXISTS_FOR_KEY.name(), false, true, null, null);

    private Left() {}

    static List<Finding> findings(KeyBrowser browser) {
        Stream<Finding> processing = browser.page(COMMITTED_PROCESSING, null, AT_MOST).rows().stream()
                .map(Left::processing);
        Stream<Finding> guarded = browser.activity(SECOND_GUARD, null, AT_MOST).rows().stream()
                .filter(row -> row.what().equals(Code.ORDER_EXISTS_FOR_KEY.name()))
                .map(row -> attempt(Kind.ORDER_EXISTS, row));
        Stream<Finding> unresolved = browser.unresolved(AT_MOST).stream().map(row -> attempt(Kind.UNRESOLVED, row));
        return Stream.of(processing, guarded, unresolved).flatMap(all -> all).toList();
    }

    private static Finding processing(KeyRow row) {
        return new Finding(
                Kind.PROCESSING,
                Kind.PROCESSING + " " + row.scope(),
                row.scope(),
                row.createdAt(),
                row.status().name(),
                0,
                0,
                Set.of(),
                Set.of(),
                new Evidence(false, "", "idempotency_records"),
                null);
    }

    private static Finding attempt(Kind kind, ActivityRow row) {
        return new Finding(
                kind,
                kind + " " + row.id(),
                row.scope(),
                row.occurredAt(),
                row.what(),
                0,
                0,
                Set.of(),
                Set.of(),
                new Evidence(false, "", "attempts"),
                row.traceId());
    }
}
