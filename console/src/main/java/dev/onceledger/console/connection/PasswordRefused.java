package dev.onceledger.console.connection;

/** The key store did not do its part for a profile; what else was to be saved is. */
final class PasswordRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String text;

    /** With the key of the text that tells it. */
    PasswordRefused(String text, IllegalStateException why) {
        super(why.getMessage(), why);
        this.text = text;
    }

    /** The key of the text that tells it. */
    String text() {
        return text;
    }
}
