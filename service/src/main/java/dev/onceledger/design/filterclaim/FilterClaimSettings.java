package dev.onceledger.design.filterclaim;

import java.time.Duration;

/**
 * What an installation of this design decides.
 *
 * @param timeToLive of a claim
 * @param tokenLimit for how long one queue token gets no second ticket of a screening
 */
public record FilterClaimSettings(Duration timeToLive, Duration tokenLimit) {
    /** The article names the second only, 30 minutes; the first is ours. */
    public static FilterClaimSettings defaults() {
        return new FilterClaimSettings(Duration.ofMinutes(10), Duration.ofMinutes(30));
    }
}
