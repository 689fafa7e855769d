package dev.onceledger.timeline.run;

import dev.onceledger.ledger.Ledger;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Steps;
import dev.onceledger.timeline.NamedRequest;
import java.util.Arrays;

/** Carries requests out in the thread that asks for it, on a connection of the client's own. */
final class ThreadCarrier implements Carrier {
    private static final String CLAIM_CLASS = Ledger.class.getName();
    private static final String CLAIM_METHOD = "claim";

    private final Deployment.Sender sender;
    private final ClientConnection connection;
    private volatile Thread thread;

    ThreadCarrier(Deployment.Sender sender, ClientConnection connection) {
        this.sender = sender;
        this.connection = connection;
    }

    @Override
    public void ready() {
        // A thread is there at once.
    }

    @Override
    public Answer send(NamedRequest request, Steps steps) {
        thread = Thread.currentThread();
        return sender.send(request, steps);
    }

    @Override
    public long session() {
        return connection.session();
    }

    @Override
    public boolean isInsideClaim() {
        Thread asked = thread;
        return asked != null
                && Arrays.stream(asked.getStackTrace())
                        .anyMatch(frame -> frame.getClassName().equals(CLAIM_CLASS)
                                && frame.getMethodName().equals(CLAIM_METHOD));
    }

    @Override
    public boolean isAsleep() {
        Thread asked = thread;
        Thread.State state = asked == null ? Thread.State.NEW : asked.getState();
        return state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
    }

    @Override
    public void loseNextCommit() {
        connection.loseNextCommit();
    }

    /** Where it is held its connection breaks at that very place; otherwise the stage must end its session. */
    @Override
    public void die(boolean held) {
        if (held) {
            connection.breakOff();
        }
    }

    @Override
    public void close() {
        connection.close();
    }
}
