package dev.onceledger.timeline;

import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import java.util.Set;

/** Everything that a timeline can make happen. After each action all clients come to rest: held, waiting for a rival, or done. */
public interface Stage {
    /** The next action begins. */
    void begin(Statement.Action action);

    /** Waits until every client is held, waits for a rival that is held, or is done. */
    void settle() throws Unreachable;

    /** Compares what is expected with what is seen now. */
    void check(Expectation expectation);

    /** A client sends a request, and is held as soon as it is received. */
    void send(String client, NamedRequest request) throws Unreachable;

    /** A client goes on to this step and is held there. */
    void run(String client, Step goal) throws Unreachable;

    /** A client goes on to whatever step comes next, and is held there. */
    void step(String client) throws Unreachable;

    /** A client goes on to its end. */
    void release(String client) throws Unreachable;

    /** Time passes until a waiting client moves by itself, as when its wait is bounded. */
    void await(String client) throws Unreachable;

    /** A client's process ends where it stands: its connection is gone, nothing more is done for its request. */
    void die(String client) throws Unreachable;

    /** A final business error is raised where a client is held; it is held again at the next step. */
    void failFinal(String client, Code code) throws Unreachable;

    /** The database fails for a moment where a client is held; it is held again at the next step. */
    void failTransient(String client) throws Unreachable;

    /** A client's next commit is carried out, and its acknowledgement does not arrive. */
    void loseCommit(String client) throws Unreachable;

    /** A client goes on to its end, and its answer does not arrive. */
    void loseAnswer(String client) throws Unreachable;

    /** The database ends a client's session, as an administrator would. */
    void endSession(String client) throws Unreachable;

    /** Whether this stage plays lines that speak of these designs alone. */
    boolean plays(Set<String> designs);

    /** An exception that nobody foresaw is raised where a client is held; it is held again at the next step. */
    void failException(String client) throws Unreachable;

    /** Another program on the same database. */
    Rival rival();

    /** What happens that no client does. */
    Surroundings surroundings();
}
