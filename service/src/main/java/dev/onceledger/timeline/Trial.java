package dev.onceledger.timeline;

import java.util.List;

/**
 * What a timeline that is told to designs asks of them.
 *
 * @param designs that it makes sense for, in the order in which tables show them; empty if it names none
 * @param fewest orders that there must be at the end, if every honest request is served
 * @param most orders that there may be, if nothing is done twice
 * @param ownRedis whether it needs a Redis that may go away
 */
public record Trial(List<String> designs, int fewest, int most, boolean ownRedis) {
    /** Nothing is asked. */
    public static final Trial NONE = new Trial(List.of(), 0, Integer.MAX_VALUE, false);

    /** Keeps its own list. */
    public Trial {
        designs = List.copyOf(designs);
    }

    /** Whether it names designs: such a timeline says nothing of the order service alone. */
    public boolean isForDesigns() {
        return !designs.isEmpty();
    }

    /** The same for these designs. */
    public Trial on(List<String> named) {
        return new Trial(named, fewest, most, ownRedis);
    }

    /** The same asking for so many orders. */
    public Trial asking(int from, int to) {
        return new Trial(designs, from, to, ownRedis);
    }

    /** The same on a Redis of its own. */
    public Trial withOwnRedis() {
        return new Trial(designs, fewest, most, true);
    }
}
