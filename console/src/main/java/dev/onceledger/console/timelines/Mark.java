package dev.onceledger.console.timelines;

import java.util.Locale;

/**
 * Something small that stands in a lane.
 *
 * @param kind which gives it its shape and colour
 * @param text what everyone must be able to read
 * @param detail more of it in small letters; may be empty
 */
record Mark(Kind kind, String text, String detail) {
    /** What kinds there are; {@code icon} is a literal of the feather pack. */
    enum Kind {
        SEND("fth-send"),
        STEP("fth-chevrons-down"),
        HELD("fth-pause-circle"),
        WAIT("fth-clock"),
        ANSWER("fth-check-circle"),
        REPLAY("fth-repeat"),
        REFUSAL("fth-slash"),
        LOST("fth-help-circle"),
        DEAD("fth-x"),
        FAILED("fth-alert-triangle"),
        RECORD("fth-check-circle"),
        REFUSED_RECORD("fth-x-circle"),
        TOMBSTONE("fth-archive"),
        ORDER("fth-shopping-bag"),
        STOCK("fth-box"),
        UNCOMMITTED("fth-eye-off"),
        SEEN("fth-eye"),
        OUTSIDE("fth-zap"),
        KEYS("fth-key"),
        CHARGE("fth-credit-card"),
        MISSED("fth-minus-circle");

        private final String icon;

        Kind(String icon) {
            this.icon = icon;
        }

        String icon() {
            return icon;
        }

        String styleClass() {
            return "mark-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
