package dev.onceledger.timeline.run;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Unreachable;

/** Not all clients came to rest: from here on nothing that is seen can be relied on. */
final class Stuck extends Unreachable {
    private static final long serialVersionUID = 1L;

    Stuck(Bilingual reason) {
        super(reason);
    }
}
