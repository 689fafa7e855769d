package dev.onceledger.console.connection;

import java.util.Optional;

/** Where passwords are kept between starts; every call may be slow, since a person may be asked to unlock it. */
public interface PasswordStore {
    /** Why there is none here; empty if it can be used. */
    Optional<String> unavailable();

    /** The password that was kept under this name, if one was. */
    Optional<String> get(String name);

    /**
     * Keeps a password under a name.
     *
     * @throws IllegalStateException if it refuses to
     */
    void keep(String name, String password);

    /** Keeps none under this name any more. */
    void forget(String name);
}
