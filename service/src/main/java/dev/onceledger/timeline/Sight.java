package dev.onceledger.timeline;

import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The committed rows, as an observer on a connection of its own reads them.
 *
 * @param records of the ledger, by scope
 * @param orders by id
 * @param stock how many are available of each SKU
 * @param counts what a design keeps elsewhere, by name: charges, keys, stuck keys
 */
public record Sight(
        List<SeenRecord> records,
        List<SeenOrder> orders,
        SortedMap<String, Integer> stock,
        SortedMap<String, Integer> counts) {
    /** The rows alone. */
    public Sight(List<SeenRecord> records, List<SeenOrder> orders, SortedMap<String, Integer> stock) {
        this(records, orders, stock, new TreeMap<>());
    }

    /** The same rows with what a design keeps elsewhere. */
    public Sight counting(SortedMap<String, Integer> elsewhere) {
        return new Sight(records, orders, stock, elsewhere);
    }

    /**
     * A ledger record.
     *
     * @param scope what it answers for
     * @param fingerprint short form
     * @param status where it stands
     * @param responseStatus HTTP status, null while PROCESSING
     * @param resourceId or null
     */
    public record SeenRecord(
            Scope scope, String fingerprint, Status status, Integer responseStatus, String resourceId) {}

    /**
     * An order.
     *
     * @param orderId its id
     * @param scope under which it was made
     * @param status such as CREATED
     * @param amount in major units
     */
    public record SeenOrder(String orderId, Scope scope, String status, BigDecimal amount) {}

    /** Keeps its own collections. */
    public Sight {
        records = List.copyOf(records);
        orders = List.copyOf(orders);
        stock = new TreeMap<>(stock);
        counts = new TreeMap<>(counts);
    }

    /** The record of a scope. */
    public Optional<SeenRecord> record(Scope scope) {
        return records.stream().filter(seen -> seen.scope().equals(scope)).findFirst();
    }

    /** The order of an id. */
    public Optional<SeenOrder> order(String orderId) {
        return orders.stream().filter(seen -> seen.orderId().equals(orderId)).findFirst();
    }
}
