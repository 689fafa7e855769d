package dev.onceledger.timeline.run;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Standing;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** One client: sends one request after the other, each in a thread of its own, all on its own connection. */
final class Client {
    private final String name;
    private final Deployment.Sender sender;
    private final ClientConnection connection;
    private final Consumer<Moment> moments;
    private NamedRequest request;
    private Hold hold;
    private Thread thread;
    private Standing.Waiting waiting;
    private volatile Standing ended = new Standing.Idle();
    private volatile boolean losesAnswer;

    Client(String name, Deployment.Sender sender, ClientConnection connection, Consumer<Moment> moments) {
        this.name = name;
        this.sender = sender;
        this.connection = connection;
        this.moments = moments;
    }

    void send(NamedRequest next, Predicate<Step> goal) {
        request = next;
        ended = null;
        losesAnswer = false;
        hold = new Hold(goal, step -> moments.accept(new Moment(this, step)));
        thread = new Thread(this::carryOut, "timeline-client-" + name);
        thread.setDaemon(true);
        thread.start();
    }

    private void carryOut() {
        ended = handle();
        moments.accept(new Moment(this, null));
    }

    private Standing handle() {
        try {
            Standing answered = new Standing.Answered(sender.send(request, hold));
            return losesAnswer ? new Standing.Unknown() : answered;
        } catch (ClientDied died) {
            return new Standing.Died(hold.last());
        } catch (RuntimeException failed) {
            return new Standing.Failed(failed.getMessage());
        }
    }

    void goOn(Predicate<Step> goal, Fate fate) {
        hold.goOn(goal, fate);
    }

    void loseAnswer() {
        losesAnswer = true;
        hold.goOn(Hold.TO_THE_END, Fate.NONE);
    }

    /** Where it is held its connection breaks at that very place; otherwise the caller must end its session. */
    void die() {
        hold.held().ifPresent(step -> connection.sever());
        hold.doom();
    }

    /** What the stage has found it to be waiting for; null when it has moved. */
    void waitsFor(Standing.Waiting found) {
        waiting = found;
    }

    boolean isBusy() {
        return ended == null;
    }

    /** Neither held nor done; it may be waiting in the database. */
    boolean isMoving() {
        return ended == null && hold.held().isEmpty();
    }

    Optional<Step> held() {
        return ended == null ? hold.held() : Optional.empty();
    }

    Step lastStep() {
        return hold.last();
    }

    Standing standing() {
        Standing over = ended;
        if (over != null) {
            return over;
        }
        Optional<Step> held = hold.held();
        if (held.isPresent()) {
            return new Standing.At(held.get());
        }
        return waiting != null
                ? waiting
                : new Standing.Failed("still moving after " + hold.last().text());
    }

    String name() {
        return name;
    }

    NamedRequest request() {
        return request;
    }

    ClientConnection connection() {
        return connection;
    }

    Thread thread() {
        return thread;
    }
}
