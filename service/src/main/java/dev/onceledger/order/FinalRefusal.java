package dev.onceledger.order;

/** A final business error that was found only after something had been changed; the change is undone, the refusal stored. */
public final class FinalRefusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    /** A refusal to be stored as FAILED_FINAL; its code's status must lie in 400 to 499. */
    public FinalRefusal(Problem problem) {
        super(problem.code().name());
        this.problem = problem;
    }

    /** What is stored and answered. */
    public Problem problem() {
        return problem;
    }
}
