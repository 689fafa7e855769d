package dev.onceledger.console.shell;

import dev.onceledger.console.look.Look;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Background;

/**
 * What everything in a window shares, whatever it is connected to.
 *
 * @param background where slow work goes
 * @param texts what is written, in the language chosen
 * @param times how times are told
 * @param look theme and size
 * @param preferences what is remembered from one start to the next
 */
public record Tools(Background background, Texts texts, Times times, Look look, Preferences preferences) {}
