package dev.onceledger.http;

import dev.onceledger.order.Code;
import dev.onceledger.order.Problem;
import java.util.Map;

/** A request that ends here, with a problem and the headers that belong to it. */
final class Rejected extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;
    private final transient Map<String, String> headers;

    Rejected(Problem problem, Map<String, String> headers) {
        super(problem.code().name(), null, false, false);
        this.problem = problem;
        this.headers = headers;
    }

    static Rejected with(Code code, String detail, String remedy) {
        return new Rejected(Problem.of(code, detail, remedy), Map.of());
    }

    Problem problem() {
        return problem;
    }

    Map<String, String> headers() {
        return headers;
    }
}
