package dev.onceledger.console.shell;

import dev.onceledger.ledger.Scope;

/** What the window's shortcuts ask of the place that is open. */
public interface PlaceView {
    /** Reads again what is shown, keeping selection and scroll position. */
    default void refresh() {}

    /** What is shown may be old: people have come back to it, or this window has written to the ledger. */
    default void again() {}

    /** Puts the keyboard into the filter. */
    default void focusFilter() {}

    /** Shows this key, if the place shows keys. */
    default void jump(Scope scope) {}

    /** Shows the keys that begin with this, if the place shows keys. */
    default void find(String beginning) {}

    /** Shows something of what it can do, for a picture; asked again until the place says that it has. */
    default boolean demonstrate() {
        return true;
    }

    /** Stops ticking; the place is about to leave the screen, or to be built again in another language. */
    default void leave() {}
}
