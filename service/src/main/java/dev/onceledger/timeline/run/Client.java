package dev.onceledger.timeline.run;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.StepWords;
import dev.onceledger.timeline.Unreachable;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** One client: sends one request after the other, each in a thread of its own, all by its own carrier. */
final class Client {
    private final String name;
    private final Carrier carrier;
    private final Consumer<Moment> moments;
    private final Runnable resting;
    private NamedRequest request;
    private Hold hold;
    private Thread thread;
    private Wait waiting;
    private volatile int claims;
    private volatile int passed;
    private volatile Standing ended = new Standing.Idle();
    private volatile boolean losesAnswer;
    private volatile boolean awaitsCommit;

    /**
     * A client that has sent nothing yet.
     *
     * @param moments told of every step that it passes
     * @param resting run whenever it is held or done
     */
    Client(String name, Carrier carrier, Consumer<Moment> moments, Runnable resting) {
        this.name = name;
        this.carrier = carrier;
        this.moments = moments;
        this.resting = resting;
    }

    /** A wait as it was found: for whom, whether that one still holds the same, and at which of the client's own steps. */
    private record Wait(Standing.Waiting standing, BooleanSupplier stillHeld, int stepsPassed) {}

    void send(NamedRequest next, Predicate<Step> goal) throws Unreachable {
        carrier.ready();
        request = next;
        ended = null;
        losesAnswer = false;
        waiting = null;
        hold = new Hold(goal, this::pass, resting);
        thread = new Thread(this::carryOut, "timeline-client-" + name);
        thread.setDaemon(true);
        thread.start();
    }

    private void pass(Step step) {
        passed++;
        if (step == Step.CLAIMED) {
            claims++;
        } else if (step == Step.BEFORE_COMMIT) {
            awaitsCommit = false;
        }
        moments.accept(new Moment(this, step));
    }

    private void carryOut() {
        ended = handle();
        resting.run();
    }

    private Standing handle() {
        try {
            Standing answered = new Standing.Answered(carrier.send(request, hold));
            return losesAnswer ? new Standing.Unknown() : answered;
        } catch (ClientDied died) {
            return new Standing.Died(hold.last());
        } catch (RuntimeException failed) {
            return new Standing.Failed(Bilingual.same(String.valueOf(failed.getMessage())));
        }
    }

    /** As if it had sent nothing yet. */
    void forget() {
        ended = new Standing.Idle();
        waiting = null;
    }

    void goOn(Predicate<Step> goal, Fate fate) {
        hold.goOn(goal, fate);
    }

    void loseCommit() {
        carrier.loseNextCommit();
        awaitsCommit = held().filter(Step.BEFORE_COMMIT::equals).isEmpty();
    }

    /** Whether it was to lose a commit's acknowledgement and has made no commit since. */
    boolean awaitsCommit() {
        return awaitsCommit;
    }

    void loseAnswer() {
        losesAnswer = true;
        hold.goOn(Hold.TO_THE_END, Fate.NONE);
    }

    /** Its process ends; where it is not held the caller must end its session as well. */
    void die() {
        carrier.die(hold.held().isPresent());
        hold.doom();
    }

    /** The stage has found it to be waiting for this client, having passed so many steps. */
    void waitsFor(Client rival, Bilingual evidence, int stepsPassed) {
        int claim = rival.claims;
        waitsFor(rival.name(), () -> rival.holdsInside(claim), evidence, stepsPassed);
    }

    /** The same for anybody who is told by whether the same is still held. */
    void waitsFor(String rival, BooleanSupplier stillHeld, Bilingual evidence, int stepsPassed) {
        waiting = new Wait(new Standing.Waiting(rival, evidence), stillHeld, stepsPassed);
    }

    private boolean holdsInside(int claim) {
        return claim == claims
                && held().filter(StandingWords::isInsideTransaction).isPresent();
    }

    /** Whether it was found to wait for somebody who holds the same ever since. */
    boolean stillWaits() {
        Wait found = waiting;
        return found != null
                && found.stepsPassed() == passed
                && found.stillHeld().getAsBoolean();
    }

    /** Its wait must be found anew: what it waited for may have been given free. */
    void waitIsOpen() {
        waiting = null;
    }

    /** How many steps it has passed in all; a client that waits passes none. */
    int passed() {
        return passed;
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
        if (waiting != null && waiting.stepsPassed() == passed) {
            return waiting.standing();
        }
        return new Standing.Failed(new Bilingual(
                "still moving after " + hold.last().text(),
                StepWords.of(hold.last()).ko() + " 뒤로 아직 움직이는 중"));
    }

    String name() {
        return name;
    }

    NamedRequest request() {
        return request;
    }

    Carrier carrier() {
        return carrier;
    }

    Thread thread() {
        return thread;
    }
}
