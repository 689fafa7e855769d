package dev.onceledger.console.connection;

/** The key store was there and did not do what was asked; the message is one line of English, for the command line. */
public final class KeyStoreFailure extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    /** What stands in the way. */
    enum Why {
        /** It is locked and nobody has unlocked it, or it has no keyring in which anything could be kept. */
        LOCKED("the key store is locked or has no keyring yet; unlock it, then try again"),
        /** It said nothing in time: it hangs, or its question is still open on the screen. */
        SILENT("the key store did not answer in time; answer the question it may have on the screen, then try again");

        private final String words;

        Why(String words) {
            this.words = words;
        }
    }

    private final Why why;

    KeyStoreFailure(Why why, Throwable cause) {
        super(why.words, cause);
        this.why = why;
    }

    /** What stands in the way. */
    Why why() {
        return why;
    }
}
