package dev.onceledger.cli;

import java.util.Map;

/** How wide the terminal is. */
final class Terminal {
    private static final int USUAL = 120;
    private static final int NARROWEST = 60;
    private static final int WIDEST = 240;

    private Terminal() {}

    /** As its variable COLUMNS says; else wide enough for the table of two clients. */
    static int columns(Map<String, String> environment) {
        String columns = environment.getOrDefault("COLUMNS", "");
        return columns.matches("[0-9]{1,4}") ? Math.min(WIDEST, Math.max(NARROWEST, Integer.parseInt(columns))) : USUAL;
    }
}
