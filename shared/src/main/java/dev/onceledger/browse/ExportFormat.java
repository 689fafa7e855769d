package dev.onceledger.browse;

/** In which form keys are exported. */
public enum ExportFormat {
    /** RFC 4180, UTF-8; a value that a spreadsheet would run as a formula begins with an apostrophe. */
    CSV,
    /** One array with an object per key. */
    JSON,
    /** A table of its own with a row per key, so that nobody mistakes it for a ledger. */
    SQL;

    /** How the names of such files end, without the dot. */
    public String ending() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
