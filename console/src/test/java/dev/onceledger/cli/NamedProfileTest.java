package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.console.Environment;
import dev.onceledger.console.connection.Kept;
import dev.onceledger.console.connection.Kind;
import dev.onceledger.console.connection.PasswordStore;
import dev.onceledger.console.connection.Profile;
import dev.onceledger.console.connection.Profiles;
import dev.onceledger.database.CannotOpen;
import dev.onceledger.database.DataFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NamedProfileTest {
    @TempDir
    Path folder;

    private static final class Locked implements PasswordStore {
        @Override
        public boolean isThere() {
            return true;
        }

        @Override
        public Optional<String> get(String name) {
            throw new IllegalStateException("the key store is locked");
        }

        @Override
        public void keep(String name, String password) {
            throw new IllegalStateException("the key store is locked");
        }

        @Override
        public void forget(String name) {
            throw new IllegalStateException("the key store is locked");
        }
    }

    @Test
    void aKeyStoreThatDoesNotGiveThePasswordIsToldWithTheWaysAroundIt() throws IOException {
        String url = "jdbc:postgresql://127.0.0.1:1/shop";
        new Profiles(folder)
                .save(List.of(new Profile("shop", Kind.JDBC_URL, url, "me", Environment.TEST, true, Kept.KEY_STORE)));
        NamedProfile profile = NamedProfile.of("shop", DataFolder.at(folder), null, Map.of(), new Locked());
        assertThatThrownBy(() -> profile.open(done -> {}))
                .isInstanceOf(CannotOpen.class)
                .hasMessage("the password of the profile \"shop\" was not to be had (the key store is locked); give"
                        + " --password-file or ONCELEDGER_PASSWORD");
    }
}
