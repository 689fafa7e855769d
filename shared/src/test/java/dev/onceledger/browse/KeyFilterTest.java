package dev.onceledger.browse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.ledger.Status;
import java.time.Instant;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyFilterTest {
    @Test
    void everyNameNarrowsItsOwnMember() throws FilterSyntaxError {
        KeyFilter filter = KeyFilter.parse("status:expired principal:user-42 operation:create-order key:checkout-*"
                + " fp:3FA9 before:2026-09-14 after:2026-09-01T10:00:00+09:00 resource:o-901 http:409 is:conflicting");
        assertThat(filter)
                .isEqualTo(new KeyFilter(
                        Status.EXPIRED,
                        new TextMatch("user-42", false),
                        "create-order",
                        new TextMatch("checkout-", true),
                        "3fa9",
                        Instant.parse("2026-09-14T00:00:00Z"),
                        Instant.parse("2026-09-01T01:00:00Z"),
                        "o-901",
                        409,
                        KeyFilter.Seen.CONFLICTING));
    }

    @Test
    void aBareWordIsTheBeginningOfAKey() throws FilterSyntaxError {
        assertThat(KeyFilter.parse(" checkout-2026 ").key()).isEqualTo(new TextMatch("checkout-2026", true));
    }

    @Test
    void quotesKeepSpacesStarsAndColons() throws FilterSyntaxError {
        assertThat(KeyFilter.parse("key:\"a b*\\\"c:d\"").key()).isEqualTo(new TextMatch("a b*\"c:d", false));
        assertThat(KeyFilter.parse("\"order:7\"").key()).isEqualTo(new TextMatch("order:7", true));
    }

    @Test
    void anEmptyTextShowsEverything() throws FilterSyntaxError {
        assertThat(KeyFilter.parse("   ")).isEqualTo(KeyFilter.all());
    }

    @Test
    void datesAreMeantInTheViewersZone() throws FilterSyntaxError {
        assertThat(KeyFilter.parse("before:2026-09-14", ZoneId.of("Asia/Seoul")).createdBefore())
                .isEqualTo("2026-09-13T15:00:00Z");
    }

    @Test
    void thePrefixRangeEndsBehindTheLastKeyThatBeginsSo() {
        assertThat(new TextMatch("ab~", true).end()).isEqualTo("ab\u007f");
        assertThat(new TextMatch("\ud7ff", true).end()).isEqualTo("\ue000");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            status:DONE               | 8  | PROCESSING, SUCCEEDED
            key:a stat:EXPIRED        | 7  | status, principal
            key:a*b                   | 6  | only at the end
            http:4xx                  | 6  | HTTP status
            before:yesterday          | 8  | 2026-09-14
            after:2026-02-30          | 7  | 2026-09-14
            fp:xyz                    | 4  | hex
            key:                      | 5  | a value after key
            resource:o-*              | 12 | only at the end
            key:a key:b               | 7  | one key
            key:"a                    | 5  | a closing one
            is:stuck                  | 4  | replayed or conflicting
            """)
    void aMistakeIsShownWithItsColumnAndWhatWasExpected(String text, int column, String expected) {
        FilterSyntaxError error = catchThrowableOfType(FilterSyntaxError.class, () -> KeyFilter.parse(text));
        assertThat(error.column()).isEqualTo(column);
        assertThat(error.expected()).contains(expected);
        assertThat(error).hasMessageContaining("column " + column);
    }
}
