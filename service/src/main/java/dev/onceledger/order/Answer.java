package dev.onceledger.order;

import dev.onceledger.ledger.StoredAnswer;
import java.time.Duration;
import java.util.Optional;

/**
 * What a request is answered with.
 *
 * @param status the HTTP status
 * @param contentType the media type of the body
 * @param location where the resource is, or null
 * @param body the bytes of the answer
 * @param code the problem's code, or null for a success
 * @param replayed whether these are stored bytes, given again
 * @param retryAfter from when on the same key may be sent again, or null
 */
public record Answer(
        int status,
        String contentType,
        String location,
        byte[] body,
        Optional<Code> code,
        boolean replayed,
        Duration retryAfter) {

    /** A first answer, just committed. */
    static Answer fresh(StoredAnswer stored, Optional<Code> code) {
        return new Answer(stored.status(), stored.contentType(), stored.location(), stored.body(), code, false, null);
    }

    /** A stored answer, given again. */
    static Answer replay(StoredAnswer stored) {
        return new Answer(
                stored.status(), stored.contentType(), stored.location(), stored.body(), Optional.empty(), true, null);
    }

    /** An error that is not stored. */
    public static Answer of(Problem problem) {
        return new Answer(
                problem.code().status(),
                Problem.MEDIA_TYPE,
                null,
                problem.toJson(),
                Optional.of(problem.code()),
                false,
                problem.retryAfter());
    }
}
