package dev.onceledger.timeline.run;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;

/**
 * An expectation that did not hold.
 *
 * @param tick in which it stands
 * @param expectation what was expected, and where in the file
 * @param seen what was there instead
 */
public record Unmet(String tick, Expectation expectation, Bilingual seen) {}
