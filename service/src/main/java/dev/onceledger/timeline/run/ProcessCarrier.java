package dev.onceledger.timeline.run;

import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Code;
import dev.onceledger.order.FinalRefusal;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Unreachable;
import dev.onceledger.timeline.run.Post.Order;
import dev.onceledger.timeline.run.Post.Want;
import dev.onceledger.timeline.run.Post.Word;

/** Carries requests out in a real process of the client's own; one that died is followed by a new one. */
final class ProcessCarrier implements Carrier {
    private final String client;
    private final Post.Assignment assignment;
    private final LedgerClock clock;
    private volatile Child child;
    private volatile long session = -1;

    ProcessCarrier(String client, Post.Assignment assignment, LedgerClock clock) {
        this.client = client;
        this.assignment = assignment;
        this.clock = clock;
        this.child = Child.start(client, assignment);
    }

    @Override
    public void ready() throws Unreachable {
        if (!child.isAlive()) {
            child = Child.start(client, assignment);
        }
        child.awaitReady(client);
    }

    @Override
    public Answer send(NamedRequest request, Steps steps) {
        Child asked = child;
        asked.tell(new Order(Want.SEND, clock.offset(), Errand.of(request), null));
        for (Word word = asked.next(); true; word = asked.next()) {
            if (word.answer() != null) {
                return word.answer().answer();
            } else if (word.failed() != null) {
                throw new IllegalStateException(word.failed());
            }
            asked.tell(after(word.at(), steps));
        }
    }

    /** What the stage wants to befall the request there happens in the process. */
    private Order after(Step step, Steps steps) {
        try {
            steps.at(step);
            return order(Want.GO_ON, null);
        } catch (FinalRefusal refusal) {
            return order(Want.REFUSE, refusal.problem().code());
        } catch (DatabaseFailure transientFailure) {
            return order(Want.FAIL, null);
        }
    }

    private Order order(Want want, Code code) {
        return new Order(want, clock.offset(), null, code);
    }

    private boolean look() {
        return child.where(order(Want.TELL, null))
                .map(where -> {
                    session = where.session();
                    return where.insideClaim();
                })
                .orElse(false);
    }

    @Override
    public long session() {
        look();
        return session;
    }

    @Override
    public boolean isInsideClaim() {
        return look();
    }

    @Override
    public boolean isAsleep() {
        return false;
    }

    @Override
    public void loseNextCommit() {
        child.tell(order(Want.LOSE_COMMIT, null));
    }

    @Override
    public void die(boolean held) {
        child.kill();
    }

    @Override
    public void close() {
        child.kill();
    }
}
