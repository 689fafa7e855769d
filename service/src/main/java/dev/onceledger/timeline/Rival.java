package dev.onceledger.timeline;

/** Another program on the ledger's database, that takes its locks in an order of its own and holds them in one transaction. */
public interface Rival {
    /** As timelines and traces call it. */
    String NAME = "rival";

    /** It locks the stock row of a SKU. */
    void locks(String sku) throws Unreachable;

    /** It claims the key of a request; if somebody holds that key, it waits. */
    void claims(NamedRequest request) throws Unreachable;

    /** It rolls back. */
    void letsGo() throws Unreachable;
}
