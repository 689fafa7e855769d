package dev.onceledger.design.verdict;

import dev.onceledger.design.Design;
import dev.onceledger.design.DesignRequest;
import dev.onceledger.design.Door;
import dev.onceledger.design.Phase;
import dev.onceledger.design.Site;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import dev.onceledger.order.Waiter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** One story told to one deployed design: what a scenario can let happen, and what came back. */
final class Play {
    /** How long a second request may take to come to where it can be waited for. */
    private static final long BOUND_SECONDS = 20;

    /** A key has been found free; a claim in the database may block, so there it counts that it is about to be tried. */
    private static final Step[] CHECKED = {Step.CLAIMED, Step.RECORD_READ};

    private static final Step[] CHECKED_OR_CLAIMING = {Step.CLAIMED, Step.RECORD_READ, Step.BEFORE_CLAIM};

    private final Design design;
    private final Door door;
    private final Waiter waiter;
    private final Runnable redisGoes;
    private final List<Exchange> exchanges = new ArrayList<>();
    private String notReached;

    Play(Design design, Site site, Waiter waiter, Runnable redisGoes) {
        this.design = design;
        this.door = design.door(site.database());
        this.waiter = waiter;
        this.redisGoes = redisGoes;
    }

    /** Sends a request and gets its answer. */
    void send(DesignRequest request) {
        record(request, handle(request, Steps.NONE), false);
    }

    /** Sends a request whose answer does not arrive. */
    void sendAndLoseAnswer(DesignRequest request) {
        handle(request, Steps.NONE);
        record(request, Optional.empty(), false);
    }

    /** Sends a request to which something happens on its way. */
    void send(DesignRequest request, Fate fate) {
        Optional<Answer> answer = handle(request, fate);
        record(request, answer, false);
        if (!fate.happened()) {
            notReached = "where it should happen: " + Phase.NOT_REACHED;
        }
    }

    /** Holds a request where it has just found its key free, sends another, and lets both go on. */
    void together(DesignRequest first, DesignRequest second) {
        CountDownLatch firstHeld = new CountDownLatch(1);
        CountDownLatch secondSeen = new CountDownLatch(1);
        Thread holder = new Thread(() -> {
            Optional<Answer> answer = handle(first, hold(firstHeld, secondSeen));
            firstHeld.countDown();
            record(first, answer, true);
        });
        holder.setDaemon(true);
        holder.start();
        await(firstHeld);
        // A second that finds the key taken answers while the first is held, or waits for it in the database.
        Optional<Answer> answer = handle(second, Fate.event(secondSeen::countDown, checks(CHECKED_OR_CLAIMING)));
        secondSeen.countDown();
        record(second, answer, true);
        join(holder);
    }

    private Steps hold(CountDownLatch held, CountDownLatch until) {
        return Fate.event(
                () -> {
                    held.countDown();
                    await(until);
                },
                checks(CHECKED));
    }

    /** Where nothing is ever checked, the door is the place. */
    private Step[] checks(Step... where) {
        boolean checks =
                design.phases().contains(Phase.CLAIMED) || design.phases().contains(Phase.REMEMBERED);
        return checks ? where : new Step[] {Step.RECEIVED};
    }

    /** The time passes after which the design forgets. */
    void retentionPasses() {
        design.retentionPasses();
    }

    /** Redis goes away. */
    void redisGoes() {
        redisGoes.run();
    }

    /** Time passes in which nobody does anything. */
    void pause(Duration time) {
        waiter.pause(time);
    }

    private Optional<Answer> handle(DesignRequest request, Steps steps) {
        try {
            return Optional.of(door.handle(request, steps));
        } catch (ProcessEnds ended) {
            return Optional.empty();
        }
    }

    private synchronized void record(DesignRequest request, Optional<Answer> answer, boolean others) {
        exchanges.add(new Exchange(request, answer, others));
    }

    synchronized List<Exchange> exchanges() {
        return List.copyOf(exchanges);
    }

    Optional<String> notReached() {
        return Optional.ofNullable(notReached);
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(BOUND_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("a request did not come where it was waited for");
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(asked);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join(TimeUnit.SECONDS.toMillis(BOUND_SECONDS));
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }
}
