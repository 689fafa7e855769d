package dev.onceledger.design.verdict;

import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/** Lets something happen to a request where it first reaches one of these steps. */
final class Fate implements Steps {
    private final Set<Step> places;
    private final Runnable event;
    private final AtomicBoolean happened = new AtomicBoolean();

    private Fate(Set<Step> places, Runnable event) {
        this.places = places;
        this.event = event;
    }

    /** The process ends there. */
    static Fate death(Step... places) {
        return new Fate(Set.of(places), () -> {
            throw new ProcessEnds();
        });
    }

    /** An exception is raised there. */
    static Fate exception(Step... places) {
        return new Fate(Set.of(places), () -> {
            throw new IllegalStateException("raised at this place");
        });
    }

    /** Something else happens there. */
    static Fate event(Runnable event, Step... places) {
        return new Fate(Set.of(places), event);
    }

    @Override
    public void at(Step step) {
        if (places.contains(step) && happened.compareAndSet(false, true)) {
            event.run();
        }
    }

    boolean happened() {
        return happened.get();
    }

    @Override
    public boolean watched() {
        return true;
    }
}
