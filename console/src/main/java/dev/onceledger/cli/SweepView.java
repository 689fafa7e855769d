package dev.onceledger.cli;

import dev.onceledger.sweep.SweepResult;
import java.time.Instant;

/** What a sweep did, as {@code --format json} names its members. */
record SweepView(
        SweepResult.Ending ending, Instant cutoff, long swept, long remaining, Instant reached, String failure) {
    static SweepView of(SweepResult result) {
        return new SweepView(
                result.ending(),
                result.cutoff(),
                result.swept(),
                result.remaining(),
                result.reached(),
                result.failure().map(failure -> failure.kind().name()).orElse(null));
    }
}
