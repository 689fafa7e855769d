package dev.onceledger.console.timelines;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Tick;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.run.Script;
import java.util.List;

/**
 * Something that was done by hand, and is a tick of its own.
 *
 * @param told the timeline with all the requests that there were at that moment
 * @param kind how it is written down
 * @param client whom it is about; empty if it is about none
 * @param action what is done
 */
record HandMove(Timeline told, Kind kind, String client, Statement.Action action) {
    /** How a move is written down, so that it can be replayed. */
    enum Kind {
        /** Only afterwards it is known how far the client came. */
        STEP,
        /** As it is. */
        ABOUT_A_CLIENT,
        /** As it is, and no client is moved by it. */
        OUTSIDE
    }

    String line() {
        return action.source().text();
    }

    Tick tick(int number) {
        return new Tick("h" + number, 0, new Bilingual(line(), line()), List.of(action));
    }

    void writeInto(Script script) {
        switch (kind) {
            case STEP -> script.step(client);
            case ABOUT_A_CLIENT -> script.about(client, line());
            case OUTSIDE -> script.happen(action);
        }
    }
}
