package dev.onceledger.http;

import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.OrderSettings;
import java.util.Objects;

/**
 * What an installation decides about its server.
 *
 * @param bindAddress the address to listen on; anything but loopback lets other machines in
 * @param port the port to listen on, 0 for any free one
 * @param tokens who is let in
 * @param maxInProgress how many requests may be at work on the database at once; one more is answered 503 OVERLOADED
 * @param orders what it decides about orders
 * @param clock the ledger's clock
 */
public record ServerSettings(
        String bindAddress, int port, Tokens tokens, int maxInProgress, OrderSettings orders, LedgerClock clock) {
    private static final int MAX_PORT = 65_535;

    /** Refuses settings under which no request could be answered. */
    public ServerSettings {
        Objects.requireNonNull(tokens, "tokens");
        if (port < 0 || port > MAX_PORT) {
            throw new IllegalArgumentException("port is " + port + "; it must be 0 to " + MAX_PORT);
        }
        if (maxInProgress < 1) {
            throw new IllegalArgumentException("maxInProgress is " + maxInProgress + "; it must be at least 1");
        }
    }

    /** Loopback, any free port, 64 requests in progress, orders by their defaults, the database's own time. */
    public static ServerSettings of(Tokens tokens) {
        return new ServerSettings("127.0.0.1", 0, tokens, 64, OrderSettings.defaults(), LedgerClock.database());
    }

    /** The same on another address and port. */
    public ServerSettings withAddress(String address, int number) {
        return new ServerSettings(address, number, tokens, maxInProgress, orders, clock);
    }

    /** The same with another bound on requests in progress. */
    public ServerSettings withMaxInProgress(int most) {
        return new ServerSettings(bindAddress, port, tokens, most, orders, clock);
    }

    /** The same with other decisions about orders. */
    public ServerSettings withOrders(OrderSettings decided) {
        return new ServerSettings(bindAddress, port, tokens, maxInProgress, decided, clock);
    }

    /** The same by another clock. */
    public ServerSettings withClock(LedgerClock other) {
        return new ServerSettings(bindAddress, port, tokens, maxInProgress, orders, other);
    }
}
