package dev.onceledger.order;

/** A currency the shop sells in, with the number of decimals its amounts may have. */
public enum CurrencyCode {
    KRW(0),
    JPY(0),
    USD(2),
    EUR(2);

    private final int scale;

    CurrencyCode(int scale) {
        this.scale = scale;
    }

    public int scale() {
        return scale;
    }
}
