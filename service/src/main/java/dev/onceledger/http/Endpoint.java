package dev.onceledger.http;

import dev.onceledger.order.Answer;
import dev.onceledger.order.InvalidRequest;

/** What is done with a request that has passed the filter. */
@FunctionalInterface
interface Endpoint {
    /** Answers; {@code id} is the path's variable, or empty. */
    Answer answer(Incoming request, String id) throws InvalidRequest, Rejected;
}
