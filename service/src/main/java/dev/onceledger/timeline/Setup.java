package dev.onceledger.timeline;

import dev.onceledger.order.OrderSettings;
import java.time.Duration;
import java.util.List;

/**
 * What a run starts from.
 *
 * @param stock the stock rows
 * @param nextOrder the number of the first order made
 * @param settings the service's settings during the run
 * @param databases on which it can run
 * @param bound how long a statement of the timeline may take before the run is given up
 * @param trial what it asks of designs
 */
public record Setup(
        List<Stock> stock, long nextOrder, OrderSettings settings, Databases databases, Duration bound, Trial trial) {
    /**
     * One stock row.
     *
     * @param sku the stock keeping unit
     * @param available how many there are
     * @param forSale whether it may be sold
     */
    public record Stock(String sku, int available, boolean forSale) {}

    /** Keeps its own list. */
    public Setup {
        stock = List.copyOf(stock);
    }
}
