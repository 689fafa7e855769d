package dev.onceledger.console.timelines;

import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Tick;
import java.util.List;
import java.util.Optional;

/**
 * What an audience is asked about a tick before it runs; the answer is what the run then shows, not what the file expects.
 *
 * @param tick that is about to run
 * @param client whose request it is about; empty if it is about the number of orders
 */
record Question(String tick, String client) {
    private static final List<String> TELLING = List.of("answered", "blocked", "unknown", "died");
    private static final String ORDERS = "orders";

    /** The most telling question that the tick's own expectations suggest; none if they suggest none. */
    static Optional<Question> about(Tick tick, List<String> clients) {
        List<Expectation> expected = tick.statements().stream()
                .filter(Statement.Check.class::isInstance)
                .map(statement -> ((Statement.Check) statement).expectation())
                .toList();
        for (String telling : TELLING) {
            for (Expectation one : expected) {
                if (clients.contains(one.subject().en()) && one.expected().en().startsWith(telling)) {
                    return Optional.of(new Question(tick.name(), one.subject().en()));
                }
            }
        }
        return expected.stream().anyMatch(one -> one.subject().en().equals(ORDERS))
                ? Optional.of(new Question(tick.name(), ""))
                : Optional.empty();
    }

    boolean isAboutOrders() {
        return client.isEmpty();
    }

    List<Guess> choices() {
        return isAboutOrders() ? Guess.OF_ORDERS : Guess.OF_A_REQUEST;
    }

    /** What really came of it. */
    Guess answer(Scene scene) {
        return isAboutOrders()
                ? Guess.ofOrders(scene)
                : Guess.of(scene.clients().get(client));
    }
}
