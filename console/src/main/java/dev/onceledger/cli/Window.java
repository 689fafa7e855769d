package dev.onceledger.cli;

import java.util.Optional;

/** The window, as far as the command line knows it. */
interface Window {
    /**
     * Shows the window until it is closed.
     *
     * @return empty afterwards; where no window can be shown, one line saying what is missing and what brings it
     */
    Optional<String> open(DatabaseOptions database);
}
