package dev.onceledger.order;

import dev.onceledger.fingerprint.InvalidJson;
import dev.onceledger.fingerprint.StrictJson;
import java.util.Map;

/** Reads a request's body as one JSON object and turns what is wrong with it into the API's codes. */
final class RequestBody {
    private static final Map<InvalidJson.Kind, Code> CODES = Map.of(
            InvalidJson.Kind.MALFORMED, Code.MALFORMED_JSON,
            InvalidJson.Kind.DUPLICATE_MEMBER, Code.DUPLICATE_MEMBER,
            InvalidJson.Kind.NUMBER_TOO_LARGE, Code.INVALID_FIELD);
    private static final Map<InvalidJson.Kind, String> REMEDIES = Map.of(
            InvalidJson.Kind.MALFORMED,
                    "Send one JSON object in UTF-8 without a byte order mark, and nothing after it.",
            InvalidJson.Kind.DUPLICATE_MEMBER, "Name each member once.",
            InvalidJson.Kind.NUMBER_TOO_LARGE, "Write the number out in plain digits within the field's range.");

    private RequestBody() {}

    static Fields read(byte[] body) throws InvalidRequest {
        try {
            return Fields.of("", StrictJson.parse(body));
        } catch (InvalidJson e) {
            throw new InvalidRequest(problem(e, body.length == 0));
        }
    }

    private static Problem problem(InvalidJson e, boolean empty) {
        String detail = empty ? "The request has no body." : e.getMessage() + ".";
        Problem problem = Problem.of(CODES.get(e.kind()), detail, REMEDIES.get(e.kind()));
        if (e.kind() != InvalidJson.Kind.MALFORMED) {
            problem = problem.with("pointer", e.pointer());
        }
        if (e.kind() == InvalidJson.Kind.NUMBER_TOO_LARGE) {
            problem = problem.with("rule", e.reason());
        }
        return problem.with("line", e.line()).with("column", e.column());
    }
}
