package dev.onceledger.console.timelines;

import java.util.List;

/**
 * A run as a sequence diagram, before it is given a size.
 *
 * @param heads the names of the lanes: the clients, then ledger, orders, stock, observer
 * @param clients how many of them are clients
 * @param bands from the first tick to the last, those not reached included
 * @param bars what lasts, over the rows of all bands
 */
record Lanes(List<String> heads, int clients, List<LaneBand> bands, List<Bar> bars) {
    int ledger() {
        return clients;
    }

    int orders() {
        return clients + 1;
    }

    int stock() {
        return clients + 2;
    }

    int observer() {
        return clients + 3;
    }
}
