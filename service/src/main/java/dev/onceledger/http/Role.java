package dev.onceledger.http;

import java.util.Locale;

/** What a principal may do. */
enum Role {
    /** Places orders and sees its own keys. */
    USER,
    /** Sees what every principal has in progress. */
    OPERATOR;

    static Role named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT));
    }
}
