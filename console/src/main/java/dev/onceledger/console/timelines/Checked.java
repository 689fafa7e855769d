package dev.onceledger.console.timelines;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;

/**
 * An expectation that was compared.
 *
 * @param expectation what was expected, and where in the file
 * @param holds whether it was met
 * @param seen what was there
 */
record Checked(Expectation expectation, boolean holds, Bilingual seen) {}
