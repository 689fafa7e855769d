package dev.onceledger.timeline;

import java.util.Locale;

/**
 * On which databases a timeline can run, and whether it shows the same on all of them.
 *
 * @param needed the only product that it can run on, in lower case; empty if it runs on any
 * @param why it needs that one
 * @param differs why its trace differs between products; none if it may not
 */
public record Databases(String needed, Bilingual why, Bilingual differs) {
    /** It runs on any database, with the same trace. */
    public static final Databases ANY = new Databases("", Bilingual.NONE, Bilingual.NONE);

    /** Whether it can run on this product. */
    public boolean allow(String product) {
        return needed.isEmpty() || needed.equals(product.toLowerCase(Locale.ROOT));
    }

    /** Whether its trace may differ from one product to another. */
    public boolean mayDiffer() {
        return !differs.isEmpty();
    }
}
