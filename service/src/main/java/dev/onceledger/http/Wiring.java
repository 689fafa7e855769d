package dev.onceledger.http;

import dev.onceledger.attempts.AttemptLog;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.order.AttemptWitness;
import dev.onceledger.order.OrderLookup;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Register;
import dev.onceledger.order.Waiter;
import dev.onceledger.order.Witness;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

/** What one server is made of; the only place where these parts are chosen. */
final class Wiring {
    private static final Set<String> NO_QUERY = Set.of();

    final Register register;
    final Traffic traffic;
    final AnswerWriter writer;
    final Routes routes;
    final RequestFilter filter;

    Wiring(LedgerDatabase database, ServerSettings settings, AttemptLog attempts) {
        Clock clock = Clock.systemUTC();
        OrderSettings orders = settings.orders();
        Witness witness = new AttemptWitness(attempts);
        RequestLimit limit = new RequestLimit(settings.maxInProgress(), orders.retryAfter());
        this.register = new Register(clock);
        this.traffic = new Traffic(clock);
        this.writer = new AnswerWriter(traffic);
        OrderService service = new OrderService(
                database,
                settings.clock(),
                orders,
                register,
                witness,
                Waiter.sleeping(),
                () -> ThreadLocalRandom.current().nextDouble());
        this.routes = new Routes(routes(
                new OrderEndpoints(service, orders, limit, witness),
                new LookupEndpoints(new OrderLookup(database), new Ledger(database, settings.clock()), limit),
                new OperatorEndpoints(register, clock),
                new PublicEndpoints(ApiDescription.of(orders), database, limit)));
        this.filter =
                new RequestFilter(routes, new Credentials(settings.tokens()), writer, traffic, orders.retryAfter());
    }

    private static List<Route> routes(
            OrderEndpoints orders, LookupEndpoints lookups, OperatorEndpoints operator, PublicEndpoints open) {
        return List.of(
                Route.post("/orders", Route.Body.REQUIRED, orders::create),
                Route.post("/orders/{id}/cancellation", Route.Body.OPTIONAL, orders::cancel),
                Route.get("/orders/{id}", Role.USER, NO_QUERY, lookups::order),
                Route.get("/idempotency-keys", Role.USER, LookupEndpoints.KEY_PARAMETERS, lookups::key),
                Route.get("/operator/attempts-in-progress", Role.OPERATOR, NO_QUERY, operator::attemptsInProgress),
                Route.get("/", null, NO_QUERY, open::description),
                Route.get("/api", null, NO_QUERY, open::description),
                Route.get("/health", null, NO_QUERY, open::health));
    }
}
