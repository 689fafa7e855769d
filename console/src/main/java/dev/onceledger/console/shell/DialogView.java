package dev.onceledger.console.shell;

/** What the window asks of a dialog. */
public interface DialogView {
    /** Puts the keyboard where people begin. */
    default void begin() {}

    /** Lets go of what outlives this; the dialog is about to leave the screen, or to be built again. */
    default void leave() {}
}
