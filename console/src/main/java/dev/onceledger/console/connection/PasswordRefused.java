package dev.onceledger.console.connection;

/** The key store did not take a password; what else was to be saved is. */
final class PasswordRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PasswordRefused(IllegalStateException why) {
        super(why.getMessage(), why);
    }
}
