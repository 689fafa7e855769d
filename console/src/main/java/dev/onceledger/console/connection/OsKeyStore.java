package dev.onceledger.console.connection;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.Keyring;
import com.github.javakeyring.PasswordAccessException;
import java.util.Optional;

/** The operating system's own: Secret Service or KWallet, the macOS keychain, the Windows credential manager. */
public final class OsKeyStore implements PasswordStore {
    private static final String SERVICE = "onceledger";

    private Keyring keyring;
    private boolean absent;

    @Override
    public synchronized boolean isThere() {
        if (keyring == null && !absent) {
            try {
                keyring = Keyring.create();
            } catch (BackendNotSupportedException | RuntimeException | LinkageError none) {
                // What the library says names its own parts, and nothing that a person could do.
                absent = true;
            }
        }
        return !absent;
    }

    @Override
    public synchronized Optional<String> get(String name) {
        if (!isThere()) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(keyring.getPassword(SERVICE, name));
        } catch (PasswordAccessException notKept) {
            return Optional.empty();
        }
    }

    @Override
    public synchronized void keep(String name, String password) {
        if (!isThere()) {
            throw new IllegalStateException("there is no key store");
        }
        try {
            keyring.setPassword(SERVICE, name, password);
        } catch (PasswordAccessException refused) {
            throw new IllegalStateException(refused.getMessage(), refused);
        }
    }

    @Override
    public synchronized void forget(String name) {
        if (isThere()) {
            try {
                keyring.deletePassword(SERVICE, name);
            } catch (PasswordAccessException notKept) {
                // Nothing is kept, which is what was wanted.
            }
        }
    }
}
