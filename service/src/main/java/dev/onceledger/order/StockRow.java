package dev.onceledger.order;

/**
 * A locked stock row.
 *
 * @param sku the stock keeping unit
 * @param available how many are left
 * @param forSale whether it may be sold
 */
record StockRow(String sku, int available, boolean forSale) {}
