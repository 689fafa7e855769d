package dev.onceledger.console.shell;

/** What the window's shortcuts ask of the place that is open. */
public interface PlaceView {
    /** Reads again what is shown, keeping selection and scroll position. */
    default void refresh() {}

    /** Puts the keyboard into the filter. */
    default void focusFilter() {}

    /** Shows something of what it can do, for a picture; asked again until the place says that it has. */
    default boolean demonstrate() {
        return true;
    }

    /** Stops ticking; the place is about to leave the screen, or to be built again in another language. */
    default void leave() {}
}
