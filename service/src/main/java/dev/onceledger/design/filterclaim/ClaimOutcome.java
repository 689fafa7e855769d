package dev.onceledger.design.filterclaim;

/** What trying to claim a key can come to. */
enum ClaimOutcome {
    /** The key was free: this request goes on to the controller. */
    CLAIMED,
    /** The same request came before; nobody knows whether it is done. */
    DUPLICATE_IN_PROGRESS,
    /** Another request came before under this key. */
    FINGERPRINT_CONFLICT,
    /** Redis is away, its record can't be read, or was gone when it was looked at: closed, for a missed duplicate is a booking. */
    STORE_UNAVAILABLE
}
