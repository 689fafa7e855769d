package dev.onceledger.timeline;

import dev.onceledger.order.Request;

/**
 * A request as a timeline names it.
 *
 * @param name such as {@code R0}
 * @param request checked and fingerprinted, as the service takes it
 * @param body as it is sent, empty for none
 */
public record NamedRequest(String name, Request request, String body) {}
