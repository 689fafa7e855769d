package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TextTableTest {
    @Test
    void koreanAndLatinTextsAreAligned() {
        TextTable table =
                new TextTable("NAME", "N").row("김철수", 1).row("user-42", 22).row(null, 3);
        assertThat(table).hasToString("""
                NAME     N
                김철수   1
                user-42  22
                -        3""");
    }

    @Test
    void widthCountsColumnsAndNotCharacters() {
        assertThat(DisplayWidth.of("abc")).isEqualTo(3);
        assertThat(DisplayWidth.of("주문")).isEqualTo(4);
        assertThat(DisplayWidth.of("e\u0301")).isEqualTo(1);
        assertThat(DisplayWidth.of("\uFF76")).isEqualTo(1);
        assertThat(DisplayWidth.of("😀")).isEqualTo(2);
    }

    @Test
    void aValueCannotSteerTheTerminal() {
        assertThat(TextTable.text("a\u001b[31m\nb")).isEqualTo("a·[31m·b");
    }
}
