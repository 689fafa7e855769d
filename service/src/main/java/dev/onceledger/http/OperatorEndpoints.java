package dev.onceledger.http;

import dev.onceledger.order.Answer;
import dev.onceledger.order.Register;
import dev.onceledger.order.Register.InProgress;
import java.time.Clock;

/** Shows an operator what no database shows: the keys of claims that are not committed. */
final class OperatorEndpoints {
    private final Register register;
    private final Clock clock;

    OperatorEndpoints(Register register, Clock clock) {
        this.register = register;
        this.clock = clock;
    }

    Answer attemptsInProgress(Incoming incoming, String noId) {
        return new Json()
                .put("asOf", clock.instant())
                .put(
                        "attempts",
                        register.list().stream()
                                .map(OperatorEndpoints::json)
                                .map(Json::members)
                                .toList())
                .answer(200);
    }

    private static Json json(InProgress attempt) {
        return new Json()
                .put("principal", attempt.scope().principal())
                .put("operation", attempt.scope().operation())
                .put("key", attempt.scope().key())
                .put("fingerprint", attempt.fingerprint().value())
                .put("attempt", attempt.attempt())
                .put("step", attempt.step().text())
                .put("since", attempt.since())
                .put("stepSince", attempt.stepSince())
                .put("traceId", attempt.traceId())
                .put("session", attempt.session() == 0 ? null : attempt.session());
    }
}
