package dev.onceledger.console.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTextTest {
    @Test
    void prettyKeepsOrderDigitsAndEscapes() {
        JsonText json = JsonText.of("{\"b\":1.50,\"a\":[1e2,\"\\u00e9\\\"\",{}],\"c\":null}");
        assertThat(json.pretty().text()).isEqualTo("""
                {
                  "b": 1.50,
                  "a": [
                    1e2,
                    "\\u00e9\\"",
                    {}
                  ],
                  "c": null
                }""");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "{\"a\": 1 }", "[ ]", "no json {\"a\":1}", "{\"a\":tru}", "\"open", "{\"메모\" : \"선물\"}\n"})
    void rawIsUnchanged(String text) {
        assertThat(JsonText.of(text).text()).isEqualTo(text);
    }

    @Test
    void whatIsNoJsonIsNotIndented() {
        assertThat(JsonText.of("{\"a\":1} trailing").pretty().text()).isEqualTo("{\"a\":1} trailing");
    }

    @Test
    void valuesOfSecretMembersAreMaskedWholeWhereverTheyStand() {
        JsonText json = JsonText.of(
                        "{\"card\":{\"cardNumber\":\"5310\",\"list\":[1,2]},\"token\" : [\"x\",{\"y\":1}],\"id\":7}")
                .masking(name -> name.equals("cardNumber") || name.equals("token"));
        assertThat(json.text())
                .isEqualTo("{\"card\":{\"cardNumber\":••••••,\"list\":[1,2]},\"token\" : ••••••,\"id\":7}");
        assertThat(json.isMasked()).isTrue();
    }

    @Test
    void aStringThatLooksLikeASecretNameIsNotOne() {
        JsonText json = JsonText.of("[\"token\",\"x\"]").masking("token"::equals);
        assertThat(json.isMasked()).isFalse();
    }
}
