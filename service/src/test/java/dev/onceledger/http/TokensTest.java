package dev.onceledger.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TokensTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "demo-user-42,user-42,USER",
        "demo-user-42-phone,user-42,USER",
        "demo-user-43,user-43,USER",
        "demo-user-77,user-77,USER",
        "demo-partner-seoul,partner-seoul,USER",
        "demo-batch-import,batch-import,USER",
        "demo-operator,operator,OPERATOR"
    })
    void theSampleTokensAreTheOnesThatAreWrittenDown(String token, String principal, Role role) {
        assertThat(Tokens.sample().find(token)).hasValueSatisfying(caller -> {
            assertThat(caller.principal()).isEqualTo(principal);
            assertThat(caller.roles()).containsExactly(role);
        });
    }

    @Test
    void aHashIsNoToken() {
        assertThat(Tokens.sample().find(Tokens.hashOf("demo-user-42"))).isEmpty();
    }

    @Test
    void aFileOfOnesOwnIsRead() throws IOException {
        Tokens tokens = Tokens.load(file("{\"tokens\":[{\"sha256\":\"" + Tokens.hashOf("s3cret")
                + "\",\"principal\":\"shop\",\"roles\":[\"user\",\"operator\"]}]}"));
        assertThat(tokens.find("s3cret")).hasValueSatisfying(caller -> assertThat(caller.roles())
                .containsExactlyInAnyOrder(Role.USER, Role.OPERATOR));
        assertThat(tokens.find("demo-user-42")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "{\"tokens\":[{\"sha256\":\"00\",\"principal\":\"p\",\"roles\":[]}]}",
                "{\"tokens\":[{\"sha256\":\"plain text\",\"principal\":\"p\",\"roles\":[]}]}",
                "{\"tokens\":[{\"principal\":\"p\",\"roles\":[]}]}"
            })
    void aFileThatIsNoListOfHashesIsRefusedByName(String text) throws IOException {
        Path file = file(text);
        assertThatThrownBy(() -> Tokens.load(file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(file.getFileName().toString());
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1,true",
        "127.1.2.3,true",
        "::1,true",
        "0:0:0:0:0:0:0:1,true",
        "192.0.2.7,false",
        "2001:db8::1,false"
    })
    void onlyLoopbackIsThisMachine(String address, boolean expected) {
        assertThat(Credentials.isThisMachine(address)).isEqualTo(expected);
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("tokens.json"), text);
    }
}
