package dev.onceledger.console.connection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.PasswordAccessException;
import com.github.javakeyring.internal.KeyringBackend;
import dev.onceledger.console.connection.KeyStoreFailure.Why;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class OsKeyStoreTest {
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Duration SHORT = Duration.ofMillis(50);

    /** What the library makes of a key store. */
    private static class Unlocked implements KeyringBackend {
        private final Map<String, String> kept = new HashMap<>();

        @Override
        public String getPassword(String service, String account) throws PasswordAccessException {
            if (!kept.containsKey(account)) {
                throw new PasswordAccessException("No stored credentials match");
            }
            return kept.get(account);
        }

        @Override
        public void setPassword(String service, String account, String password) throws PasswordAccessException {
            if (account.isEmpty()) {
                throw new PasswordAccessException("the daemon says no");
            }
            kept.put(account, password);
        }

        @Override
        public void deletePassword(String service, String account) throws PasswordAccessException {
            if (kept.remove(account) == null) {
                throw new PasswordAccessException("No stored credentials match");
            }
        }

        @Override
        public void close() {}
    }

    /** As the library trips over the answers of a store that nobody has unlocked. */
    private static final class Locked extends Unlocked {
        @Override
        public String getPassword(String service, String account) {
            throw new NullPointerException("Cannot read the array length because \"value\" is null");
        }

        @Override
        public void setPassword(String service, String account, String password) {
            throw new NullPointerException("Cannot read field \"a\" because \"response\" is null");
        }

        @Override
        public void deletePassword(String service, String account) {
            throw new NullPointerException("because \"path\" is null");
        }
    }

    @Test
    void keepsReplacesAndForgetsAPassword() {
        OsKeyStore store = new OsKeyStore(Unlocked::new, LONG);
        assertThat(store.isThere()).isTrue();
        assertThat(store.get("shop")).isEmpty();
        store.keep("shop", "one");
        store.keep("shop", "two");
        assertThat(store.get("shop")).contains("two");
        store.forget("shop");
        store.forget("shop");
        assertThat(store.get("shop")).isEmpty();
    }

    @Test
    void whatTheStoreSaysWhenItRefusesIsHandedOn() {
        OsKeyStore store = new OsKeyStore(Unlocked::new, LONG);
        assertThatThrownBy(() -> store.keep("", "one"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the daemon says no");
    }

    @Test
    void aStoreThatStaysLockedIsCalledLocked() {
        OsKeyStore store = new OsKeyStore(Locked::new, LONG);
        assertFails(Why.LOCKED, () -> store.get("shop"));
        assertFails(Why.LOCKED, () -> store.keep("shop", "one"));
        assertFails(Why.LOCKED, () -> store.forget("shop"));
    }

    @Test
    void aStoreThatHangsIsGivenUpAndNotAskedASecondQuestionUntilItHasAnsweredTheFirst() {
        CountDownLatch answered = new CountDownLatch(1);
        OsKeyStore store = new OsKeyStore(
                () -> {
                    answered.await();
                    return new Unlocked();
                },
                SHORT);
        assertThat(store.isThere()).isFalse();
        assertFails(Why.SILENT, () -> store.get("shop"));
        answered.countDown();
        await().ignoreExceptions()
                .untilAsserted(() -> assertThat(store.isThere()).isTrue());
    }

    @Test
    void whereThereIsNoneNothingIsKeptAndNothingFound() {
        OsKeyStore store = new OsKeyStore(
                () -> {
                    throw new BackendNotSupportedException("No available keyring backend found");
                },
                LONG);
        assertThat(store.isThere()).isFalse();
        assertThat(store.get("shop")).isEmpty();
        store.forget("shop");
        assertThatThrownBy(() -> store.keep("shop", "one")).hasMessage("there is no key store");
    }

    private static void assertFails(Why why, ThrowingCallable call) {
        assertThatExceptionOfType(KeyStoreFailure.class)
                .isThrownBy(call)
                .extracting(KeyStoreFailure::why)
                .isEqualTo(why);
    }
}
