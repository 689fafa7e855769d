package dev.onceledger.order;

import dev.onceledger.attempts.Attempt;
import dev.onceledger.attempts.AttemptLog;

/** Leaves in the attempt log what the ledger itself forgets: conflicts, refusals, unknown outcomes, and how often a key came back. */
public final class AttemptWitness implements Witness {
    private final AttemptLog log;

    /** A witness that writes into this log, which somebody else closes. */
    public AttemptWitness(AttemptLog log) {
        this.log = log;
    }

    @Override
    public void answered(Request request, Answer answer) {
        if (answer.replayed()) {
            log.replayed(request.scope());
            return;
        }
        answer.code().ifPresent(code -> {
            if (code == Code.IDEMPOTENCY_KEY_REUSED) {
                log.conflicted(request.scope());
            }
            log.record(new Attempt(
                    request.scope(), request.fingerprint().value(), code.name(), answer.status(), request.traceId()));
        });
    }
}
