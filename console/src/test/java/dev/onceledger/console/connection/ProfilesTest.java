package dev.onceledger.console.connection;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.Environment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProfilesTest {
    private static final Profile SHOP = new Profile(
            "가게",
            Kind.JDBC_URL,
            "jdbc:postgresql://db.example:5432/shop",
            "ops",
            Environment.PRODUCTION,
            true,
            Kept.KEY_STORE);

    @TempDir
    Path folder;

    @Test
    void whatIsSavedIsReadAgainAndOnlyItsOwnerCanReadIt() throws IOException {
        Path home = folder.resolve("home");
        Profiles profiles = new Profiles(home);
        assertThat(profiles.load().profiles()).containsExactly(Profile.OWN);
        profiles.save(List.of(SHOP, Profile.OWN));
        profiles.save(List.of(Profile.OWN, SHOP));
        assertThat(new Profiles(home).load().profiles()).containsExactly(Profile.OWN, SHOP);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(profiles.file())))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(home)))
                .isEqualTo("rwx------");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "{\"version\":1}",
                "{\"version\":1,\"profiles\":null}",
                "{\"version\":1,\"profiles\":[{\"name\":\"a\"}]}",
                "{\"version\":1,\"profiles\":[null]}",
                "{\"version\":2,\"profiles\":[]}"
            })
    void aFileThatCannotBeUnderstoodIsPutAsideWholeAndNamed(String text) throws IOException {
        Profiles profiles = new Profiles(folder);
        Files.writeString(profiles.file(), text);
        Profiles.Loaded loaded = profiles.load();
        assertThat(loaded.profiles()).containsExactly(Profile.OWN);
        assertThat(loaded.why()).isNotBlank();
        profiles.save(loaded.profiles());
        assertThat(loaded.broken().orElseThrow()).hasContent(text);
    }

    @Test
    void mistakesAreFoundAtTheirFields() {
        assertThat(Field.mistakes(SHOP, List.of("other"))).isEmpty();
        assertThat(Field.mistakes(SHOP, List.of("가게"))).isEqualTo(Map.of(Field.NAME, "connection.wrong.sameName"));
        assertThat(Field.mistakes(SHOP.named(" "), List.of())).containsKey(Field.NAME);
        for (String secret : List.of(
                "jdbc:postgresql://h/shop?user=a&password=x",
                "jdbc:h2:tcp://h/shop;PASSWORD=x",
                "jdbc:postgresql://a:x@h/s")) {
            assertThat(Field.mistakes(SHOP.at(secret), List.of()))
                    .as(secret)
                    .isEqualTo(Map.of(Field.ADDRESS, "connection.wrong.secret"));
        }
        assertThat(Field.mistakes(SHOP.at("mysql://h"), List.of())).containsValue("connection.wrong.url");
        Profile file = SHOP.of(Kind.H2_FILE);
        assertThat(Field.mistakes(file.at(folder + "/nowhere/x"), List.of()))
                .containsValue("connection.wrong.noFolder");
        assertThat(Field.mistakes(file.at(folder + "/x"), List.of())).isEmpty();
    }
}
