package dev.onceledger.timeline.run;

import dev.onceledger.order.FinalRefusal;

/** What happens to a client when it is let go, in its own thread. */
@FunctionalInterface
interface Fate {
    /** It simply goes on. */
    Fate NONE = () -> {};

    void befall() throws FinalRefusal;
}
