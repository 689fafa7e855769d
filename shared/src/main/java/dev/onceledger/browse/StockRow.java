package dev.onceledger.browse;

/** What is left of a SKU now, and whether it is sold at all. */
public record StockRow(String sku, int available, boolean forSale) {}
