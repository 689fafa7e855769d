package dev.onceledger.timeline.run;

import dev.onceledger.database.Dialect;
import dev.onceledger.ledger.Scope;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Rival;
import dev.onceledger.timeline.StandingWords;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Finds out who waits for whom. First by the database's own views; where they don't show a wait for a key, by where the
 * client's thread is: inside the claim's statement, while a rival holds the same key in its open transaction.
 */
final class Waits {
    /** How long a view may go on naming a wait that is over, on a busy machine. */
    private static final Duration AFTERGLOW = Duration.ofMillis(250);

    private static final Duration SELDOM = Duration.ofMillis(10);

    private final JdbcClient client;
    private final Dialect dialect;
    private final RivalSession rival;
    /** When each wait that might be over was seen first. */
    private final Map<Sighting, Long> seen = new HashMap<>();

    private long looked = System.nanoTime();

    Waits(JdbcClient client, Dialect dialect, RivalSession rival) {
        this.rival = rival;
        this.client = client;
        this.dialect = dialect;
    }

    private record Wait(long waiting, long blocking) {}

    /** A wait, and at which of their steps both were. */
    private record Sighting(Client waiting, int waitingPassed, Client blocking, int blockingPassed) {}

    /** Marks each moving client that waits for a resting one; true if that explains all that move. */
    boolean explain(Collection<Client> clients) {
        Set<Client> moving =
                new LinkedHashSet<>(clients.stream().filter(Client::isMoving).toList());
        if (!dialect.sessions().showsWaitsForKeys()) {
            moving.removeIf(this::claimsFromRival);
            moving.removeIf(client -> mark(client, clients, moving, rival -> claims(client, rival)));
        }
        if (moving.isEmpty()) {
            return true;
        }
        if (!isWorthALook(moving)) {
            return false;
        }
        Set<Wait> waits = Set.copyOf(
                dialect.sessions().look(() -> client.sql(dialect.sessions().waits())
                        .query((row, number) -> new Wait(row.getLong(1), row.getLong(2)))
                        .list()));
        moving.removeIf(client -> waitsForRival(client, waits));
        boolean progress = true;
        while (progress) {
            progress = moving.removeIf(client -> mark(client, clients, moving, rival -> shown(client, rival, waits)));
        }
        return moving.isEmpty();
    }

    /**
     * Where the database shares its processors with those who ask it, each look keeps the others from their work; a thread
     * that is awake waits for nobody, unless it awaits word from a session that another process has.
     */
    private boolean isWorthALook(Set<Client> moving) {
        long now = System.nanoTime();
        boolean worth = !dialect.sessions().showsWaitsThatAreOver()
                || moving.stream().anyMatch(client -> client.carrier().isAsleep())
                || now - looked > SELDOM.toNanos();
        looked = worth ? now : looked;
        return worth;
    }

    private static boolean mark(
            Client waiting,
            Collection<Client> clients,
            Set<Client> moving,
            Function<Client, Optional<Bilingual>> evidence) {
        int passed = waiting.passed();
        for (Client rival : clients) {
            Optional<Bilingual> found =
                    mayBlock(rival) && !moving.contains(rival) ? evidence.apply(rival) : Optional.empty();
            // Found while it went on, the evidence is of its next step: the next look finds it again.
            if (found.isPresent() && waiting.passed() == passed) {
                waiting.waitsFor(rival, found.get(), passed);
                // It may have come to its wait only after the count was taken; then it is looked at again.
                return waiting.passed() == passed;
            }
        }
        return false;
    }

    /** Only an open transaction makes others wait: a view may still name one that has just ended. */
    private static boolean mayBlock(Client rival) {
        return rival.isMoving()
                || rival.held().filter(StandingWords::isInsideTransaction).isPresent();
    }

    /** The rival that waits itself is not at rest: that is a deadlock, which the database will end. */
    private boolean waitsForRival(Client waiting, Set<Wait> waits) {
        int passed = waiting.passed();
        OptionalLong holding = rival.holding();
        Optional<Bilingual> found = holding.isEmpty() ? Optional.empty() : shown(waiting, holding.getAsLong(), waits);
        found.ifPresent(evidence -> waiting.waitsFor(Rival.NAME, rival.sameHold(), evidence, passed));
        return found.isPresent() && waiting.passed() == passed;
    }

    private Optional<Bilingual> shown(Client waiting, Client other, Set<Wait> waits) {
        Sighting sighting = new Sighting(waiting, waiting.passed(), other, other.passed());
        return shown(waiting, other.carrier().session(), waits).filter(evidence -> isStillSo(sighting));
    }

    /** A thread that is told of the end of its wait is awake at once, also where no processor is free for it to run on. */
    private boolean isStillSo(Sighting sighting) {
        if (!dialect.sessions().showsWaitsThatAreOver()
                || sighting.waiting().carrier().isAsleep()) {
            return true;
        }
        long now = System.nanoTime();
        long first = seen.computeIfAbsent(sighting, unseen -> now);
        return now - first > AFTERGLOW.toNanos();
    }

    /** Nobody waits any more. */
    void forget() {
        seen.clear();
    }

    private Optional<Bilingual> shown(Client waiting, long blocking, Set<Wait> waits) {
        long session = waiting.carrier().session();
        String database = dialect.productName();
        return waits.contains(new Wait(session, blocking))
                ? Optional.of(new Bilingual(
                        database + " shows session " + session + " waiting for session " + blocking,
                        database + "에서 보임: 세션 " + session + "의 대기 대상은 세션 " + blocking))
                : Optional.empty();
    }

    private boolean claimsFromRival(Client waiting) {
        int passed = waiting.passed();
        boolean found = rival.holds(waiting.request().request().scope()) && isInsideClaim(waiting);
        if (found) {
            waiting.waitsFor(Rival.NAME, rival.sameHold(), insideClaim(Rival.NAME), passed);
        }
        return found && waiting.passed() == passed;
    }

    private static boolean isInsideClaim(Client waiting) {
        return waiting.lastStep() == Step.BEFORE_CLAIM && waiting.carrier().isInsideClaim();
    }

    private static Bilingual insideClaim(String rival) {
        return new Bilingual(
                "its thread is inside the claim's statement, and " + rival + " holds this key in its open transaction",
                "스레드가 선점 문장 안에 있고, " + rival + "가 열린 트랜잭션에서 이 키를 쥐고 있음");
    }

    private static Optional<Bilingual> claims(Client waiting, Client rival) {
        Scope wanted = waiting.request().request().scope();
        // A charge comes after the commit wherever a key is claimed in the ledger.
        boolean holds = wanted.equals(rival.request().request().scope())
                && rival.held().filter(step -> step != Step.CHARGED).isPresent();
        return holds && isInsideClaim(waiting) ? Optional.of(insideClaim(rival.name())) : Optional.empty();
    }
}
