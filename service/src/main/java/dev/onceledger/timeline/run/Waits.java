package dev.onceledger.timeline.run;

import dev.onceledger.database.Dialect;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Finds out who waits for whom. First by the database's own views; where they don't show a wait for a key, by where the
 * client's thread is, which counts only while a rival holds the same key inside its open transaction.
 */
final class Waits {
    private static final String STATEMENTS = "dev.onceledger.database.UnitOfWork";

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
        boolean claims = waiting.lastStep() == Step.BEFORE_CLAIM
                && waiting.request()
                        .request()
                        .scope()
                        .equals(rival.request().request().scope())
                && rival.held().filter(StandingWords::isInsideTransaction).isPresent();
        return claims ? insideStatement(waiting.thread()) : Optional.empty();
    }

    private static Optional<String> insideStatement(Thread thread) {
        boolean waits = thread.getState() == Thread.State.TIMED_WAITING || thread.getState() == Thread.State.WAITING;
        StackTraceElement[] stack = thread.getStackTrace();
        for (int i = 0; waits && i < stack.length; i++) {
            if (stack[i].getClassName().equals(STATEMENTS)) {
                return Optional.of(
                        "its thread waits inside the claim's statement, and the register shows a rival that holds"
                                + " this key in an open transaction");
            }
        }
        return Optional.empty();
    }
}
