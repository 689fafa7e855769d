package dev.onceledger.console.connection;

import java.util.Optional;

/** Where passwords are kept between starts; every call may be slow, since a person may be asked to unlock it. */
public interface PasswordStore {
    /** Whether there is one that can be used. */
    boolean isThere();

    /**
     * The password that was kept under this name, if one was.
     *
     * @throws IllegalStateException if it is there and cannot be asked
     */
    Optional<String> get(String name);

    /**
     * Keeps a password under a name.
     *
     * @throws IllegalStateException if it refuses to, or if there is none
     */
    void keep(String name, String password);

    /**
     * Keeps none under this name any more.
     *
     * @throws IllegalStateException if it is there and cannot be asked
     */
    void forget(String name);
}
