package dev.onceledger.console.shell;

/**
 * Something that the window does when asked.
 *
 * @param name as people read it, in the language chosen
 * @param keys the shortcut as it is written, empty without one
 * @param action what is done, on the screen's thread
 */
record Command(String name, String keys, Runnable action) {}
