package dev.onceledger.http;

import dev.onceledger.attempts.Attempt;
import dev.onceledger.attempts.AttemptLog;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Code;
import dev.onceledger.order.Request;
import dev.onceledger.order.Witness;

/** Hands to the attempt log what the ledger itself forgets: conflicts, refusals, unknown outcomes, and how often keys come again. */
final class AttemptWitness implements Witness {
    private final AttemptLog log;

    AttemptWitness(AttemptLog log) {
        this.log = log;
    }

    @Override
    public void answered(Request request, Answer answer) {
        if (answer.replayed()) {
            log.replayed(request.scope());
        }
        answer.code().ifPresent(code -> note(request, code));
    }

    private void note(Request request, Code code) {
        if (code == Code.IDEMPOTENCY_KEY_REUSED) {
            log.conflicted(request.scope());
        }
        String fingerprint = request.fingerprint().value();
        log.record(new Attempt(request.scope(), fingerprint, code.name(), code.status(), request.traceId()));
    }
}
