package dev.onceledger.timeline;

import dev.onceledger.order.Request;

/**
 * A request as a timeline names it.
 *
 * @param name such as {@code R0}
 * @param request fingerprinted, as the service takes it; if the form is not the contract's, only to speak of it
 * @param body as it is sent, empty for none
 * @param form how else it is sent
 */
public record NamedRequest(String name, Request request, String body, Form form) {
    /**
     * How a request is sent besides its principal, key and body.
     *
     * @param keyless without a key
     * @param notAnOrder with a body that asks for nothing that can be ordered
     * @param trailingSlash to the path written with a slash at its end
     */
    public record Form(boolean keyless, boolean notAnOrder, boolean trailingSlash) {
        /** With a key, asking for something, to the path as documented. */
        public static final Form PLAIN = new Form(false, false, false);
    }

    /** Whether it would be refused before any design of keys is asked, so that it has no fingerprint. */
    public boolean isOutsideOfTheContract() {
        return form.keyless() || form.notAnOrder();
    }
}
