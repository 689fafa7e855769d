package dev.onceledger.explain;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.explain.Explanation.Expected;
import dev.onceledger.fingerprint.CanonicalDiff;
import dev.onceledger.fingerprint.Difference;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.ledger.Verdict;
import dev.onceledger.order.CancelOrder;
import dev.onceledger.order.CancelRequest;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.Request;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Explains requests against one ledger; reads, never writes. */
public final class Explain {
    private final Ledger ledger;

    /** Explains against this database. */
    public Explain(LedgerDatabase database) {
        this.ledger = new Ledger(database, LedgerClock.database());
    }

    /** What a new order with this body would meet under this key. */
    public Explanation order(String principal, String key, byte[] body, Duration atMost) {
        try {
            return explain(Request.of(principal, key, new CreateOrder(OrderRequest.parse(body), null), null), atMost);
        } catch (InvalidRequest invalid) {
            return invalid(invalid);
        }
    }

    /** What a cancellation of this order would meet under this key. */
    public Explanation cancellation(String principal, String key, String orderId, byte[] body, Duration atMost) {
        try {
            CancelRequest request = CancelRequest.parse(orderId, body);
            return explain(Request.of(principal, key, new CancelOrder(request), null), atMost);
        } catch (InvalidRequest invalid) {
            return invalid(invalid);
        }
    }

    private Explanation explain(Request request, Duration atMost) {
        Optional<LedgerRecord> found = ledger.read(request.scope(), Budget.of(atMost));
        Expected expected = Verdict.of(found, request.canonical()).match(new ExpectedOf());
        List<Difference> differences =
                expected == Expected.CONFLICT && found.orElseThrow().canonical() != null
                        ? CanonicalDiff.between(found.orElseThrow().canonical(), request.canonical())
                        : List.of();
        return new Explanation(expected, request.fingerprint().value(), request.canonical(), found, differences, null);
    }

    private static Explanation invalid(InvalidRequest invalid) {
        return new Explanation(Expected.INVALID, null, null, Optional.empty(), List.of(), invalid.problem());
    }

    private static final class ExpectedOf implements Verdict.Cases<Expected> {
        @Override
        public Expected absent() {
            return Expected.NEW;
        }

        @Override
        public Expected reused(LedgerRecord record) {
            return Expected.CONFLICT;
        }

        @Override
        public Expected replay(LedgerRecord record) {
            return Expected.REPLAY;
        }

        @Override
        public Expected expired(LedgerRecord record) {
            return Expected.EXPIRED;
        }

        @Override
        public Expected inProgress(LedgerRecord record) {
            return Expected.IN_PROGRESS;
        }

        @Override
        public Expected unknownState(LedgerRecord record) {
            return Expected.UNKNOWN_STATE;
        }
    }
}
