package dev.onceledger.order;

/** One line of an order; the same SKU may stand on several lines. */
public record Item(String sku, int qty) {}
