package dev.onceledger.console.inflight;

import dev.onceledger.browse.Sessions;
import dev.onceledger.console.inflight.Finding.Evidence;
import dev.onceledger.console.inflight.Finding.Kind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Joins what services have registered with what the database shows: the one knows keys, the other who waits for whom. */
final class Live {
    private static final String ABOUT_TO_CLAIM = "before claim";

    private final String registeredAt;
    private final List<Registered> registered;
    private final Sessions sessions;

    Live(String registeredAt, List<Registered> registered, Sessions sessions) {
        this.registeredAt = registeredAt;
        this.registered = registered;
        this.sessions = sessions;
    }

    List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        Set<Long> known = new HashSet<>();
        for (Registered one : registered) {
            known.add(one.session());
            findings.add(known(one));
        }
        unregistered().forEach((session, begun) -> {
            if (!known.contains(session)) {
                findings.add(unknown(session, begun));
            }
        });
        return findings;
    }

    private Finding known(Registered one) {
        Set<Long> waitsFor = one.session() == 0 ? Set.of() : waitsFor(one);
        Set<Long> blocks = one.session() == 0 ? Set.of() : sessions.waitingFor(one.session());
        boolean seen = one.session() != 0
                && (!sessions.blocking(one.session()).isEmpty() || !blocks.isEmpty() || isWriter(one.session()));
        return new Finding(
                kind(one.session(), waitsFor),
                one.scope() + " " + one.traceId() + " " + one.since(),
                one.scope(),
                one.since(),
                one.step(),
                one.attempt(),
                one.session(),
                waitsFor,
                blocks,
                new Evidence(true, registeredAt, seen ? sessions.view() : null),
                one.traceId());
    }

    /** Where the database does not show waits for keys, an earlier registered request under the same key is waited for. */
    private Set<Long> waitsFor(Registered one) {
        Set<Long> seen = sessions.blocking(one.session());
        if (!seen.isEmpty() || sessions.showsWaitsForKeys() || !one.step().equals(ABOUT_TO_CLAIM)) {
            return seen;
        }
        Set<Long> holders = new HashSet<>();
        registered.stream()
                .filter(other -> other.scope().equals(one.scope()) && other.session() != 0)
                .filter(other -> !other.step().equals(ABOUT_TO_CLAIM))
                .forEach(other -> holders.add(other.session()));
        return Set.copyOf(holders);
    }

    private Map<Long, Instant> unregistered() {
        Map<Long, Instant> found = new TreeMap<>();
        sessions.waits().forEach(wait -> found.put(wait.waiting(), null));
        sessions.writers().forEach(writer -> found.put(writer.session(), writer.begun()));
        return found;
    }

    private Finding unknown(long session, Instant begun) {
        Set<Long> waitsFor = sessions.blocking(session);
        return new Finding(
                kind(session, waitsFor),
                "session " + session,
                null,
                begun,
                null,
                0,
                session,
                waitsFor,
                sessions.waitingFor(session),
                new Evidence(false, "", sessions.view()),
                null);
    }

    private static Kind kind(long session, Set<Long> waitsFor) {
        return !waitsFor.isEmpty() ? Kind.WAITING : session != 0 ? Kind.OPEN_CLAIM : Kind.IN_PROGRESS;
    }

    private boolean isWriter(long session) {
        return sessions.writers().stream().anyMatch(writer -> writer.session() == session);
    }
}
