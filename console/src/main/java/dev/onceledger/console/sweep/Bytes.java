package dev.onceledger.console.sweep;

import dev.onceledger.console.text.Texts;

/** Amounts of data as people say them. */
final class Bytes {
    private static final long KIBI = 1024;

    private Bytes() {}

    static String told(long bytes, Texts texts) {
        if (bytes < 10 * KIBI) {
            return texts.get("sweep.bytes", bytes);
        } else if (bytes < 10 * KIBI * KIBI) {
            return texts.get("sweep.kib", bytes / KIBI);
        }
        return texts.get("sweep.mib", bytes / KIBI / KIBI);
    }
}
