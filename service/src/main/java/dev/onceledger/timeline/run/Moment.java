package dev.onceledger.timeline.run;

import dev.onceledger.order.Step;

/**
 * A step that a client has passed, or is held at.
 *
 * @param client who
 * @param step the step it reached
 */
record Moment(Client client, Step step) {}
