package dev.onceledger.console.service;

/** The panel above the bar, as the bar knows it. */
public interface RequestPanel {
    /** Puts the keyboard into it; it has just been opened. */
    void focus();

    /** Lets go of what outlives it. */
    void leave();
}
