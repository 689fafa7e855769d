package dev.onceledger.design.verdict;

import dev.onceledger.order.Answer;
import dev.onceledger.timeline.NamedRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Every exchange of a run, in the order in which they were answered; written by the clients' own threads. */
final class Exchanges {
    private final List<Exchange> answered = new ArrayList<>();
    private int begun;
    private int underWay;

    /** Has a request answered and writes that down; one that dies on its way is only no longer under way. */
    Answer of(NamedRequest request, Supplier<Answer> handling) {
        int alone = enter();
        try {
            Answer answer = handling.get();
            write(request, answer, alone);
            return answer;
        } finally {
            leave();
        }
    }

    /** Its number, if it came while nobody was under way; by it is known whether another came after it. */
    private synchronized int enter() {
        begun++;
        underWay++;
        return underWay == 1 ? begun : 0;
    }

    private synchronized void write(NamedRequest request, Answer answer, int alone) {
        answered.add(new Exchange(request, answer, begun != alone));
    }

    private synchronized void leave() {
        underWay--;
    }

    /** How many are on their way now. */
    synchronized int underWay() {
        return underWay;
    }

    synchronized List<Exchange> all() {
        return List.copyOf(answered);
    }

    synchronized void clear() {
        answered.clear();
    }
}
