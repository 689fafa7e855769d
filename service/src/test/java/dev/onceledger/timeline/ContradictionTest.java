package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.Timelines;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can never be true at once is a mistake in the file, and is said before anything runs. */
class ContradictionTest {
    private static final String HEAD = TimelineText.BEGINNING + """
            request R1 like R0
              body {"currency":"KRW","items":[{"sku":"A-10","qty":2}],"amount":15000}
            request R2 like R0
              key k2
            clients A B C D1..D4
            at t0
              send A R0
            """;

    private static final int FIRST = 15;
    private static final String END = "end\n  expect orders 0\n";

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            expect A answered 201 replayed first  | 34 | 'first' contradicts 'replayed' in column 25: an answer is either replayed or first
            expect A answered first 201 replayed  | 31 | 'replayed' contradicts 'first' in column 21: an answer is either replayed or first
            expect A answered 201 409             | 25 | '409' contradicts '201' in column 21: an answer has one status
            expect A answered OUT_OF_STOCK UNKNOWN_SKU | 34 | 'UNKNOWN_SKU' contradicts 'OUT_OF_STOCK' in column 21: an answer has one code
            expect A answered 201 o-901 o-902     | 31 | 'o-902' contradicts 'o-901' in column 25: an answer names one order
            expect A answered 201 OUT_OF_STOCK    | 25 | 'OUT_OF_STOCK' contradicts '201' in column 21: the status of OUT_OF_STOCK is 409
            expect A answered OUT_OF_STOCK 503    | 34 | '503' contradicts 'OUT_OF_STOCK' in column 21: the status of OUT_OF_STOCK is 409
            expect A answered 200 TICKET_LIMIT_REACHED | 25 | 'TICKET_LIMIT_REACHED' contradicts '200' in column 21: only an error has a code
            expect 2 of D1..D4 answered first replayed | 37 | 'replayed' contradicts 'first' in column 31: an answer is either replayed or first
            expect A blocked by A                 | 23 | A cannot wait for itself
            expect 5 of D1..D4 died               | 15 | 5 of these cannot be anywhere: they are 4
            expect 2 of A died                    | 15 | 2 of these cannot be anywhere: they are 1
            expect 4 of D1..D4 blocked by D1      | 10 | this contradicts itself: it can never be so
            expect record R0 none o-901           | 25 | 'o-901' contradicts 'none' in column 20: only a record that is SUCCEEDED or EXPIRED names an order
            expect record R0 FAILED_FINAL o-901   | 33 | 'o-901' contradicts 'FAILED_FINAL' in column 20: only a record that is SUCCEEDED or EXPIRED names an order
            """)
    void anExpectationThatContradictsItselfNamesBothColumns(String line, int column, String message) {
        InvalidTimeline invalid = refused("  " + line + "\n");
        assertThat(invalid.line()).isEqualTo(FIRST);
        assertThat(invalid.column()).isEqualTo(column);
        assertThat(invalid.getMessage().lines().findFirst()).hasValue("mine:" + FIRST + ":" + column + ": " + message);
    }

    @ParameterizedTest(name = "{0} / {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            expect records 0                       | expect records 1
            expect orders 1                        | expect orders 2
            expect charges 1                       | expect charges 0
            expect stock A-10 8                    | expect stock A-10 9
            expect stuck keys 1                    | expect stuck keys 0
            expect records 0                       | expect record R0 SUCCEEDED
            expect record R0 PROCESSING            | expect records 0
            expect orders 0                        | expect order o-901 CREATED
            expect order o-901 none                | expect order o-901 SHIPPED
            expect keys 1                          | expect stuck keys 2
            expect endless keys 1                  | expect keys 0
            expect record R0 none                  | expect record R0 EXPIRED
            expect record R0 SUCCEEDED o-901       | expect record R0 SUCCEEDED o-902
            expect record R0 SUCCEEDED             | expect record R0 EXPIRED o-901
            expect record R0 SUCCEEDED             | expect record R1 SUCCEEDED
            expect record R0 none                  | expect record R1 FAILED_FINAL
            expect A at claimed                    | expect A at judged
            expect A at claimed                    | expect A blocked
            expect A blocked by B                  | expect A blocked by C
            expect A blocked by B                  | expect A blocked by rival
            expect A blocked                       | expect A answered 201
            expect A died                          | expect A unknown
            expect A idle                          | expect A answered first
            expect A answered 201 first            | expect A answered replayed
            expect A answered 201                  | expect A answered 409
            expect A answered 201                  | expect A answered OUT_OF_STOCK
            expect A answered o-901                | expect A answered o-902 first
            expect A blocked by B                  | expect B died
            expect A blocked by B                  | expect B at received
            expect B answered 201                  | expect A blocked by B
            expect A blocked by B                  | expect B blocked by A
            expect same bytes A B                  | expect B died
            expect A blocked                       | expect same bytes A B
            expect 2 of D1..D4 died                | expect 3 of D1..D4 died
            expect 3 of D1..D4 died                | expect 2 of D1..D4 idle
            expect 3 of D1..D4 answered 201        | expect 2 of D1..D4 answered 409
            expect 3 of D1..D4 answered 201        | expect 0 of D1..D4 answered 201
            expect 2 of D1..D4 answered 201 first  | expect 1 of D1..D4 answered 201
            expect 0 of D1..D4 died                | expect D2 died
            expect D2 idle                         | expect 4 of D1..D4 died
            expect 3 of D1..D3 died                | expect 1 of D1..D4 died
            expect 0 of A died                     | expect A died
            """)
    void twoExpectationsOfOneMomentThatCannotBothBeTrueAreNamedBoth(String one, String other) {
        InvalidTimeline invalid = refused("  " + one + "\n  " + other + "\n");
        assertThat(invalid.line()).isEqualTo(FIRST + 1);
        assertThat(invalid.column()).isEqualTo(10);
        assertThat(invalid.getMessage().lines().findFirst())
                .hasValue("mine:16:10: this contradicts line 15, column 10 ('" + one + "') at the same moment");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            expect D1 died/expect D2 idle/expect D3 at judged/expect 2 of D1..D4 answered 201                   | 15 16 17
            expect orders 2/expect order o-901 CREATED/expect order o-902 SHIPPED/expect order o-903 CREATED     | 15 16 17
            expect records 3/expect 2 of D1..D4 died/expect 2 of D1..D4 idle/expect 1 of D1..D4 unknown          | 16 17
            expect A answered 201/expect same bytes A B/expect B answered o-902/expect A answered o-901          | 16 17
            expect A blocked by B/expect orders 0/expect B blocked by C/expect C blocked by A                    | 15 17
            """)
    void whereItTakesMoreThanTwoAllOfThemAreNamedAndNoOther(String lines, String named) {
        InvalidTimeline invalid = refused("  " + lines.replace("/", "\n  ") + "\n");
        assertThat(invalid.line()).isEqualTo(18);
        assertThat(invalid.getMessage().lines().findFirst().orElseThrow().replaceAll(" \\('[^']*'\\)", ""))
                .isEqualTo("mine:18:10: this contradicts line " + named.replace(" ", ", column 10 and line ")
                        + ", column 10 at the same moment");
    }

    @Test
    void aContradictionInSomeDesignsIsOneOfTheFile() {
        InvalidTimeline invalid =
                refused("  on ledger,unprotected expect A died\n  except redis-store* expect A idle\n");
        assertThat(invalid.column()).isEqualTo(30);
        assertThat(invalid)
                .hasMessageStartingWith("mine:16:30: this contradicts line 15, column 32"
                        + " ('on ledger,unprotected expect A died') at the same moment");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "expect A blocked/expect A blocked by B/expect B at claimed",
                "expect A blocked by B/expect B blocked by C/expect C at worked",
                "expect A answered 201/expect A answered o-901/expect A answered first/expect A answered first 201",
                "expect record R0 SUCCEEDED/expect record R0 SUCCEEDED o-901/expect records 1",
                "expect record R0 none/expect record R1 none/expect records 0",
                "expect record R0 SUCCEEDED/expect record R2 SUCCEEDED/expect records 2",
                "expect record R0 SUCCEEDED o-901/expect order o-901 none",
                "expect orders 3/expect order o-901 CREATED/expect order o-902 none",
                "expect keys 2/expect stuck keys 2/expect endless keys 2",
                "expect 2 of D1..D4 died/expect 2 of D1..D4 idle/expect D1 died/expect D4 idle",
                "expect 1 of D1..D4 answered 201 first/expect 3 of D1..D4 answered 201 replayed/expect 4 of D1..D4 answered 201",
                "expect 0 of D1..D4 died/expect 0 of D1..D4 answered 201/expect 4 of D1..D4 blocked by A",
                "expect 3 of D1..D4 blocked by D1/expect D1 at claimed",
                "expect same bytes A B/expect same bytes B C/expect A answered 201/expect C answered 200 replayed",
                "expect A answered 422 REQUEST_IN_PROGRESS",
                "expect A answered 410 IDEMPOTENCY_KEY_EXPIRED o-901",
                "expect A answered 201 201",
                "expect A died/expect A died",
                "expect A at received/run A to claimed/expect A at claimed",
                "on ledger expect A died/except ledger expect A idle",
            })
    void whatCanBeTrueAtOnceIsNoContradiction(String lines) {
        assertThatCode(() -> Timelines.parse("mine", HEAD + "  " + lines.replace("/", "\n  ") + "\n" + END))
                .doesNotThrowAnyException();
    }

    @Test
    void manyExpectationsOfManyClientsAreReadWithoutDelay() throws InvalidTimeline {
        StringBuilder text = new StringBuilder(HEAD.replace("D1..D4", "D1..D64"));
        for (int count = 1; count <= 60; count++) {
            text.append("  expect 1 of D%d..D64 answered o-%d\n".formatted(1 + count % 2, count));
        }
        assertThat(assertTimeout(Duration.ofSeconds(20), () -> Timelines.parse("mine", text + END))
                        .ticks())
                .hasSize(1);
    }

    private static InvalidTimeline refused(String lines) {
        InvalidTimeline invalid =
                catchThrowableOfType(InvalidTimeline.class, () -> Timelines.parse("mine", HEAD + lines + END));
        InBothLanguages.isSaid(invalid);
        return invalid;
    }
}
