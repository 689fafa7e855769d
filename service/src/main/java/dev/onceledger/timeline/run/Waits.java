package dev.onceledger.timeline.run;

import dev.onceledger.database.Dialect;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Finds out who waits for whom. First by the database's own views; where they don't show a wait for a key, by where the
 * client's thread is: inside the claim's statement, while a rival holds the same key in its open transaction.
 */
final class Waits {
    private static final String CLAIM_CLASS = Ledger.class.getName();
    private static final String CLAIM_METHOD = "claim";

    private final JdbcClient client;
    private final Dialect dialect;

    Waits(JdbcClient client, Dialect dialect) {
        this.client = client;
        this.dialect = dialect;
    }

    private record Wait(long waiting, long blocking) {}

    /** Marks each moving client that waits for a resting one; true if that explains all that move. */
    boolean explain(Collection<Client> clients) {
        List<Wait> waits = client.sql(dialect.waits())
                .query((row, number) -> new Wait(row.getLong(1), row.getLong(2)))
                .list();
        Set<Client> moving =
                new HashSet<>(clients.stream().filter(Client::isMoving).toList());
        boolean progress = true;
        while (progress && !moving.isEmpty()) {
            progress = false;
            for (Client waiting : List.copyOf(moving)) {
                Optional<Standing.Waiting> found = clients.stream()
                        .filter(rival -> rival.isBusy() && !moving.contains(rival))
                        .flatMap(rival -> evidence(waiting, rival, waits).stream()
                                .map(evidence -> new Standing.Waiting(rival.name(), evidence)))
                        .findFirst();
                found.ifPresent(waiting::waitsFor);
                progress |= found.isPresent() && moving.remove(waiting);
            }
        }
        return moving.isEmpty();
    }

    private Optional<String> evidence(Client waiting, Client rival, List<Wait> waits) {
        long session = waiting.connection().session();
        long blocking = rival.connection().session();
        if (waits.contains(new Wait(session, blocking))) {
            return Optional.of(
                    dialect.productName() + " shows session " + session + " waiting for session " + blocking);
        }
        boolean claims = !dialect.showsWaitsForKeys()
                && waiting.lastStep() == Step.BEFORE_CLAIM
                && waiting.request()
                        .request()
                        .scope()
                        .equals(rival.request().request().scope())
                && rival.held().filter(StandingWords::isInsideTransaction).isPresent();
        return claims && isInsideClaim(waiting.thread())
                ? Optional.of("its thread is inside the claim's statement, and " + rival.name()
                        + " holds this key in its open transaction")
                : Optional.empty();
    }

    private static boolean isInsideClaim(Thread thread) {
        return Arrays.stream(thread.getStackTrace())
                .anyMatch(frame -> frame.getClassName().equals(CLAIM_CLASS)
                        && frame.getMethodName().equals(CLAIM_METHOD));
    }
}
