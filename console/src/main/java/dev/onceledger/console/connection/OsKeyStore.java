package dev.onceledger.console.connection;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.Keyring;
import com.github.javakeyring.PasswordAccessException;
import java.util.Optional;

/** The operating system's own: Secret Service or KWallet, the macOS keychain, the Windows credential manager. */
public final class OsKeyStore implements PasswordStore {
    private static final String SERVICE = "onceledger";

    private Keyring keyring;
    private String absent = "";

    @Override
    public synchronized Optional<String> unavailable() {
        if (keyring == null && absent.isEmpty()) {
            try {
                keyring = Keyring.create();
            } catch (BackendNotSupportedException | RuntimeException | LinkageError none) {
                absent = String.valueOf(none.getMessage()).lines().findFirst().orElse("none");
            }
        }
        return absent.isEmpty() ? Optional.empty() : Optional.of(absent);
    }

    @Override
    public synchronized Optional<String> get(String name) {
        if (unavailable().isPresent()) {
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
        if (unavailable().isPresent()) {
            throw new IllegalStateException(absent);
        }
        try {
            keyring.setPassword(SERVICE, name, password);
        } catch (PasswordAccessException refused) {
            throw new IllegalStateException(refused.getMessage(), refused);
        }
    }

    @Override
    public synchronized void forget(String name) {
        if (unavailable().isEmpty()) {
            try {
                keyring.deletePassword(SERVICE, name);
            } catch (PasswordAccessException notKept) {
                // Nothing is kept, which is what was wanted.
            }
        }
    }
}
