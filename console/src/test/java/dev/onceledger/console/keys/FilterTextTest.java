package dev.onceledger.console.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.FilterSyntaxError;
import dev.onceledger.browse.KeyFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilterTextTest {
    @Test
    void aTermIsAddedReplacedAndRemovedWithoutTouchingTheOthers() {
        String one = FilterText.with("key:checkout-*", "status", "EXPIRED");
        assertThat(one).isEqualTo("key:checkout-* status:EXPIRED");
        assertThat(FilterText.with(one, "status", "SUCCEEDED")).isEqualTo("key:checkout-* status:SUCCEEDED");
        assertThat(FilterText.with(one, "status", null)).isEqualTo("key:checkout-*");
        assertThat(FilterText.with("principal:\"a b\" fp:3f", "principal", "c")).isEqualTo("fp:3f principal:c");
    }

    @ParameterizedTest
    @ValueSource(strings = {"user-42", "with space", "a:b", "star*", "quote\"d", "back\\slash", "한국", "-"})
    void whatIsWrittenMeansExactlyThatPrincipal(String name) throws FilterSyntaxError {
        KeyFilter filter = KeyFilter.parse(FilterText.with("", "principal", name));
        assertThat(filter.principal().text()).isEqualTo(name);
        assertThat(filter.principal().isPrefix()).isFalse();
    }
}
