package dev.onceledger.order;

/** A request refused before any ledger table was touched; the problem says why and what to change. */
public final class InvalidRequest extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    public InvalidRequest(Problem problem) {
        super(problem.code() + ": " + problem.detail());
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }

    static InvalidRequest field(String pointer, String rule, String detail) {
        return new InvalidRequest(Problem.of(Code.INVALID_FIELD, detail, "Send " + rule + " and try again.")
                .with("pointer", pointer)
                .with("rule", rule));
    }
}
