package dev.onceledger.browse;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the database's own views show of work that is not committed; the keys concerned are in none of them.
 *
 * @param waits who waits for whom
 * @param writers open transactions that have written to the ledger's table
 * @param complete whether this user is shown other users' sessions
 * @param view where it was seen
 * @param showsWaitsForKeys whether a wait for another session's uncommitted key is among the waits
 */
public record Sessions(
        List<Wait> waits, List<Writer> writers, boolean complete, String view, boolean showsWaitsForKeys) {
    /** One session waits for another. */
    public record Wait(long waiting, long blocking) {}

    /** An open transaction; {@code begun} is null where the database does not tell. */
    public record Writer(long session, Instant begun) {}

    /** The sessions that this one waits for. */
    public Set<Long> blocking(long session) {
        return waits.stream()
                .filter(wait -> wait.waiting() == session)
                .map(Wait::blocking)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The sessions that wait for this one. */
    public Set<Long> waitingFor(long session) {
        return waits.stream()
                .filter(wait -> wait.blocking() == session)
                .map(Wait::waiting)
                .collect(Collectors.toUnmodifiableSet());
    }
}
