package dev.onceledger.json;

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
                .masking(Secrets.named("cardNumber,token"));
        assertThat(json.text())
                .isEqualTo("{\"card\":{\"cardNumber\":••••••,\"list\":[1,2]},\"token\" : ••••••,\"id\":7}");
        assertThat(json.isMasked()).isTrue();
    }

    @Test
    void aStringThatLooksLikeASecretNameIsNotOne() {
        JsonText json = JsonText.of("[\"token\",\"x\"]").masking(Secrets.named("token"));
        assertThat(json.isMasked()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"CARDNUMBER\":\"5310\"}",
                "{\"card\\u004eumber\":\"5310\"}",
                "{\"cardNumber\":\"5310",
                "oops {\"cardNumber\":\"5310\"}",
                "{\"a\":1} and \"card\\u004eumber\" is 5310"
            })
    void noSpellingAndNoBrokenJsonShowsASecret(String text) {
        assertThat(Secrets.named("cardNumber").mask(text))
                .contains(Secrets.MASK)
                .doesNotContain("5310");
    }

    @Test
    void aValueOfASecretMemberIsMaskedWhereverItWasReadFrom() {
        Secrets secrets = Secrets.named("note");
        assertThat(secrets.mask("NOTE", "leave at the door")).isEqualTo(Secrets.MASK);
        assertThat(secrets.mask("note", (Object) null)).isNull();
        assertThat(secrets.mask("amount", 12)).isEqualTo(12);
        assertThat(Secrets.none().mask("note", "x")).isEqualTo("x");
    }

    @Test
    void aPointerIntoASecretIsSecret() {
        Secrets secrets = Secrets.named("cardNumber");
        assertThat(secrets.isWithinSecret("/payment/cardnumber/0")).isTrue();
        assertThat(secrets.isWithinSecret("/payment/approved")).isFalse();
    }
}
