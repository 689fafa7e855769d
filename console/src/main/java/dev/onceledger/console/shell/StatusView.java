package dev.onceledger.console.shell;

/** What the window's shortcuts ask of the bar at its bottom. */
public interface StatusView {
    /** Opens the panel that sends requests, or closes it. */
    default void toggleSend() {}

    /** Whether nothing that it shows is on its way to another state. */
    default boolean isSettled() {
        return true;
    }

    /** Stops ticking; the bar is about to be built again, or the window to close. */
    default void leave() {}
}
