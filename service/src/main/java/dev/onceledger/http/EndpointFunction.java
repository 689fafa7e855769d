package dev.onceledger.http;

import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.order.Answer;
import dev.onceledger.order.InvalidRequest;
import java.time.Duration;
import java.util.Map;
import org.springframework.web.servlet.function.HandlerFunction;
import org.springframework.web.servlet.function.ServerRequest;
import org.springframework.web.servlet.function.ServerResponse;

/** Lets Spring call an endpoint. */
final class EndpointFunction implements HandlerFunction<ServerResponse> {
    private final Endpoint endpoint;
    private final AnswerWriter writer;
    private final Duration retryAfter;

    EndpointFunction(Endpoint endpoint, AnswerWriter writer, Duration retryAfter) {
        this.endpoint = endpoint;
        this.writer = writer;
        this.retryAfter = retryAfter;
    }

    @Override
    public ServerResponse handle(ServerRequest request) {
        Answer answer = answer(request);
        return ServerResponse.status(answer.status()).build((raw, response) -> {
            writer.write(raw, response, answer, Map.of());
            return null;
        });
    }

    private Answer answer(ServerRequest request) {
        try {
            String id = request.pathVariables().getOrDefault("id", "");
            return endpoint.answer(Incoming.of(request.servletRequest()), id);
        } catch (InvalidRequest invalid) {
            return Answer.of(invalid.problem());
        } catch (Rejected rejected) {
            return Answer.of(rejected.problem());
        } catch (DatabaseFailure failed) {
            return unanswered(failed);
        }
    }

    private Answer unanswered(DatabaseFailure failed) {
        return switch (failed.kind()) {
            case TIMED_OUT, TRANSIENT, CONNECTION_LOST, OUTCOME_UNKNOWN ->
                Answer.of(HttpProblems.databaseBusy(retryAfter));
            case DUPLICATE, STATE_CHANGED, DEFECT -> throw failed;
        };
    }
}
