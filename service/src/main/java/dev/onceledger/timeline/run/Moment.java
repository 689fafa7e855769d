package dev.onceledger.timeline.run;

import dev.onceledger.order.Step;

/**
 * Something that a client's thread tells the stage.
 *
 * @param client who
 * @param step the step it reached, or null when its request is over
 */
record Moment(Client client, Step step) {}
