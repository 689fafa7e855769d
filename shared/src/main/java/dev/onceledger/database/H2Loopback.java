package dev.onceledger.database;

import org.h2.engine.SysProperties;

/** Keeps the socket by which processes share an H2 file on the loopback address; H2's own default is every address. */
public final class H2Loopback {
    private static final String PROPERTY = "h2.bindAddress";
    private static final String LOOPBACK = "127.0.0.1";

    private H2Loopback() {}

    /** Asks for the loopback address; H2 reads this once, when its first class loads, so it is called first in main. */
    public static void prefer() {
        if (System.getProperty(PROPERTY) == null) {
            System.setProperty(PROPERTY, LOOPBACK);
        }
    }

    /**
     * Makes sure of it before a socket is opened.
     *
     * @throws CannotOpen if H2 was loaded without the setting, or with another one
     */
    static void insist() {
        prefer();
        String loaded = SysProperties.BIND_ADDRESS;
        if (!LOOPBACK.equals(loaded)) {
            throw CannotOpen.refused(
                    "H2 would share its file on "
                            + (loaded == null ? "every network address" : "the address " + loaded)
                            + "; start Java with -D" + PROPERTY + "=" + LOOPBACK,
                    null);
        }
    }
}
