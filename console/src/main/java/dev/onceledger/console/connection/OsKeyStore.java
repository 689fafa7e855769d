package dev.onceledger.console.connection;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.PasswordAccessException;
import com.github.javakeyring.internal.KeyringBackend;
import com.github.javakeyring.internal.KeyringBackendFactory;
import dev.onceledger.console.connection.KeyStoreFailure.Why;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The operating system's own: Secret Service or KWallet, the macOS keychain, the Windows credential manager.
 *
 * <p>The library waits for minutes where nobody unlocks the store, so each question has a thread of its own and is left
 * behind when its time is up. Until it has ended no other is put: a person would be asked twice.
 */
public final class OsKeyStore implements PasswordStore {
    private static final String SERVICE = "onceledger";
    /** Long enough for a person who is asked to unlock it. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Callable<KeyringBackend> opener;
    private final Duration patience;
    private FutureTask<?> last;
    private volatile KeyringBackend keyring;
    private volatile boolean absent;

    /** The store of this session, which is looked for when it is first asked. */
    public OsKeyStore() {
        this(KeyringBackendFactory::create, PATIENCE);
    }

    OsKeyStore(Callable<KeyringBackend> opener, Duration patience) {
        this.opener = opener;
        this.patience = patience;
    }

    @Override
    public boolean isThere() {
        try {
            return ask(this::isOpen);
        } catch (KeyStoreFailure silent) {
            return false;
        }
    }

    private boolean isOpen() throws Exception {
        if (keyring == null && !absent) {
            try {
                keyring = opener.call();
            } catch (BackendNotSupportedException | RuntimeException | LinkageError none) {
                // What the library says names its own parts, and nothing that a person could do.
                absent = true;
            }
        }
        return !absent;
    }

    @Override
    public Optional<String> get(String name) {
        return ask(() -> {
            try {
                return isOpen() ? Optional.ofNullable(keyring.getPassword(SERVICE, name)) : Optional.empty();
            } catch (PasswordAccessException notKept) {
                return Optional.empty();
            }
        });
    }

    @Override
    public void keep(String name, String password) {
        boolean kept = ask(() -> {
            if (isOpen()) {
                keyring.setPassword(SERVICE, name, password);
            }
            return !absent;
        });
        if (!kept) {
            throw new IllegalStateException("there is no key store");
        }
    }

    @Override
    public void forget(String name) {
        ask(() -> {
            try {
                if (isOpen()) {
                    keyring.deletePassword(SERVICE, name);
                }
            } catch (PasswordAccessException notKept) {
                // Nothing is kept, which is what was wanted.
            }
            return !absent;
        });
    }

    private synchronized <T> T ask(Callable<T> question) {
        if (last != null && !last.isDone()) {
            throw new KeyStoreFailure(Why.SILENT, null);
        }
        FutureTask<T> asked = new FutureTask<>(question);
        last = asked;
        Thread asking = new Thread(asked, "key-store");
        asking.setDaemon(true);
        asking.start();
        try {
            return asked.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException silent) {
            throw new KeyStoreFailure(Why.SILENT, silent);
        } catch (ExecutionException failed) {
            throw told(failed.getCause());
        } catch (InterruptedException leaving) {
            Thread.currentThread().interrupt();
            throw new KeyStoreFailure(Why.SILENT, leaving);
        }
    }

    /** The library does not look at what a locked store answers, and trips over it in many ways. */
    private static IllegalStateException told(Throwable cause) {
        return cause instanceof PasswordAccessException refused
                ? new IllegalStateException(refused.getMessage(), refused)
                : new KeyStoreFailure(Why.LOCKED, cause);
    }
}
