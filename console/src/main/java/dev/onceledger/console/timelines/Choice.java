package dev.onceledger.console.timelines;

import dev.onceledger.timeline.Bilingual;

/**
 * A timeline that can be chosen.
 *
 * @param name a built-in one's, or a file's path
 * @param title what it shows
 */
record Choice(String name, Bilingual title) {}
