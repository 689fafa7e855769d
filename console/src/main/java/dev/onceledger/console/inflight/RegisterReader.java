package dev.onceledger.console.inflight;

import java.io.IOException;
import java.util.List;

/** Where requests in progress are registered, which no database shows. */
interface RegisterReader {
    /** What is in progress now, the oldest first; slow. */
    List<Registered> read() throws IOException;

    /** Where that is, for people; empty for the service of this window. */
    String place();
}
