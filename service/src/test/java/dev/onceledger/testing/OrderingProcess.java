package dev.onceledger.testing;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.Answer;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Register;
import dev.onceledger.order.Steps;
import dev.onceledger.order.Waiter;
import dev.onceledger.order.Witness;
import java.sql.SQLException;
import java.time.Clock;

/** A process that takes orders until it is killed, and names each one that it has answered: key, then location. */
public final class OrderingProcess {
    /** Ends each line, so that one cut short by the kill is not taken for an answer. */
    public static final String END = "!";

    private static final int THREADS = 3;

    private OrderingProcess() {}

    /** Arguments: URL, user, password, schema or "-", prefix of the keys. */
    public static void main(String[] arguments) throws SQLException {
        String schema = arguments[3].equals("-") ? null : arguments[3];
        LedgerDatabase database =
                LedgerDatabase.open(new Target(arguments[0], arguments[1], arguments[2], schema, THREADS));
        OrderSettings settings = OrderSettings.defaults();
        OrderService service = new OrderService(
                database,
                LedgerClock.database(),
                settings,
                new Register(Clock.systemUTC()),
                Witness.NONE,
                Waiter.sleeping(),
                () -> 0.5);
        for (int thread = 0; thread < THREADS; thread++) {
            String prefix = arguments[4] + "-" + thread + "-";
            new Thread(() -> order(service, settings, prefix)).start();
        }
    }

    private static void order(OrderService service, OrderSettings settings, String prefix) {
        for (int i = 0; true; i++) {
            String key = prefix + i;
            Answer answer = service.handle(
                    OrderWorld.request(settings, OrderWorld.PRINCIPAL, key, OrderWorld.BODY), Steps.NONE);
            System.out.println(key + " " + answer.status() + " " + answer.location() + " " + END);
            System.out.flush();
        }
    }
}
