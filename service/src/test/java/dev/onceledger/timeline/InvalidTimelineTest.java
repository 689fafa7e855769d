package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.Timelines;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InvalidTimelineTest {
    private static final String WHOLE = """
            timeline mine
            title en: Mine
            setup
              stock A-10 10
              next order 901
            request R0
              principal user-42
              key k1
              body {"currency":"KRW","items":[{"sku":"A-10","qty":2}],"amount":12000}
            clients A B
            at t0
              send A R0
              run A to claimed
              expect records 0
              expect A at claimed
            end
              expect orders 0
            """;

    @Test
    void theTimelineThatIsSpoiltBelowIsValid() throws InvalidTimeline {
        assertThat(Timelines.parse("mine", WHOLE).ticks()).hasSize(1);
    }

    @ParameterizedTest(name = "\"{1}\" instead of \"{0}\"")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            timeline mine          | timelines mine                | 1  | 1  | expected 'timeline NAME' at the top of the file, found 'timelines'
            timeline mine          | timeline My.Own               | 1  | 10 | expected a name of a-z, 0-9 and -, found 'My.Own'
            title en: Mine         | title de: Meins               | 2  | 7  | expected a language: 'en:' or 'ko:', found 'de:'
            title en: Mine         | title en:                     | 2  | 10 | expected the text, to the end of the line, found the end of the line
            setup                  | setups                        | 3  | 1  | expected a section at the margin
            setup                  | setup now                     | 3  | 7  | expected the end of the line, found 'now'
            stock A-10 10          | stock a-10 10                 | 4  | 9  | expected a SKU such as A-10, found 'a-10'
            stock A-10 10          | stock A-10 ten                | 4  | 14 | expected how many are available, found 'ten'
            stock A-10 10          | stock A-10 10 for free        | 4  | 17 | expected the end of the line, found 'for'
            stock A-10 10          | deadline 5                    | 4  | 12 | expected a time such as 900ms, 5s, 3m, 72h or 3d, found '5'
            stock A-10 10          | attempts 0                    | 4  | 12 | expected a number from 1, found '0'
            next order 901         | stock A-10 9                  | 5  | 3  | 'stock A-10' is said already in line 4, column 3 ('stock A-10 10')
            next order 901         | next 901                      | 5  | 8  | expected 'order', found '901'
            request R0             | request r0                    | 6  | 9  | expected a request's name such as R0, found 'r0'
            request R0             | request R0 like R1            | 6  | 17 | expected a request: none is named yet
            principal user-42      | header user-42                | 7  | 3  | expected one of: principal, key, operation, order, body, no key
            principal user-42      | operation pay                 | 7  | 13 | expected create-order or cancel-order, found 'pay'
            key k1                 | operation create-order        | 6  | 9  | request R0 needs a principal and a key, or 'no key'
            key k1                 | principal user-43             | 8  | 3  | 'principal' is said already in line 7, column 3 ('principal user-42')
            "qty":2                | "qty":0                       | 9  | 8  | request R0 would be refused before the ledger: INVALID_FIELD
            clients A B            | clients A A                   | 10 | 11 | client A is named twice
            clients A B            | clients B                     | 12 | 8  | expected a client: one of B, found 'A'
            \\nend                  | \\nendless                     | 16 | 1  | expected a section at the margin: timeline, title, setup, request, clients, meanwhile, at or end (what belongs to a section is indented), found 'endless'
            run A to claimed       | end                           | 13 | 3  | expected 'session', found the end of the line; the section 'end' stands at the margin
            timeline mine          | `  timeline mine`             | 1  | 3  | 'timeline' must stand at the margin, and here it is indented
            title en: Mine         | timeline other                | 2  | 1  | 'timeline' is said already in line 1, column 1 ('timeline mine')
            at t0                  | end\\n  expect A idle\\nend       | 13 | 1  | 'end' is said already in line 11, column 1 ('end')
            next order 901         | bound 1s\\n  bound 2s          | 6  | 3  | 'bound' is said already in line 5, column 3 ('bound 1s')
            key k1                 | key k1\\n  no key              | 9  | 3  | 'key' is said already in line 8, column 3 ('key k1')
            clients A B            | request R0                    | 10 | 1  | 'request R0' is said already in line 6, column 1 ('request R0')
            "qty":2                | "qty":2,                      | 9  | 57 | request R0 would be refused before the ledger: MALFORMED_JSON
            run A to claimed       | wait A                        | 13 | 8  | A is held at 'received' since line 12 and waits for nobody; 'run A to STEP' or 'release A' lets it go on
            run A to claimed       | wait B                        | 13 | 8  | B has sent nothing yet, and waits for nobody
            at t0                  | at                            | 11 | 3  | expected a point in time such as t0, found the end of the line
            send A R0              | send A R1                     | 12 | 10 | expected a request: one of R0, found 'R1'
            send A R0              | sends A R0                    | 12 | 3  | expected one of: note, expect, send, run
            run A to claimed       | run A to clamed               | 13 | 12 | expected a step: one of received, before claim, claimed
            run A to claimed       | run A claimed                 | 13 | 9  | expected 'to', found 'claimed'
            run A to claimed       | fail A                        | 13 | 8  | expected 'final', found 'A'
            run A to claimed       | fail final A NOT_FOUND        | 13 | 16 | expected a code of a final refusal: one of UNKNOWN_SKU
            run A to claimed       | lose mind A                   | 13 | 8  | expected 'answer', found 'mind'
            run A to claimed       | advance clock soon            | 13 | 17 | expected a time such as 900ms, 5s, 3m, 72h or 3d, found 'soon'
            run A to claimed       | rival dances                  | 13 | 9  | expected what the other program does: locks SKU, claims REQUEST, or lets go, found 'dances'
            run A to claimed       | rival claims R1               | 13 | 16 | expected a request: one of R0, found 'R1'
            expect records 0       | expect rows 0                 | 14 | 10 | expected a client, or one of: records, orders, stock
            expect records 0       | expect record R0 DONE         | 14 | 20 | expected none, or a status: SUCCEEDED, FAILED_FINAL
            expect records 0       | expect A answered nicely      | 14 | 21 | expected a status such as 201, a code such as OUT_OF_STOCK
            expect records 0       | expect A waiting              | 14 | 12 | expected one of: at, blocked, answered, died, unknown, idle, found 'waiting'
            expect records 0       | expect A at received          | 15 | 10 | this contradicts line 14, column 10 ('expect A at received') at the same moment
            expect records 0       | on redis expect orders 0      | 14 | 6  | expected designs with commas and no spaces between: ledger, redis-store
            expect records 0       | on ledger, expect orders 0    | 14 | 6  | expected designs with commas and no spaces between
            expect records 0       | except redis-store* exepct 1  | 14 | 23 | expected one of: note, expect, send, run
            expect records 0       | on redis-store* expect A died | 15 | 10 | this contradicts line 14, column 26 ('on redis-store* expect A died') at the same moment
            expect records 0       | expect 3 of A..B died         | 14 | 15 | expected a client: one of A, B, found 'A..B'
            expect records 0       | expect 3 times                | 14 | 12 | expected 'of', found 'times'
            expect records 0       | expect stuck 0                | 14 | 16 | expected 'keys', found '0'
            run A to claimed       | redis down                    | 13 | 9  | only a Redis that was started for the run may go away; say 'own redis' in the setup
            run A to claimed       | redis away                    | 13 | 9  | expected 'down', found 'away'
            run A to claimed       | keys pass                     | 13 | 8  | expected 'expire', found 'pass'
            clients A B            | clients A1..A99               | 10 | 9  | several clients are counted upwards, and are at most 64
            clients A B            | clients A1..A9 A3             | 10 | 16 | client A3 is named twice
            clients A B            | clients A..C                  | 10 | 9  | expected a client's name such as A, or several such as A1..A10, found 'A..C'
            next order 901         | designs redis                 | 5  | 11 | expected designs with commas and no spaces between
            next order 901         | asks for 2 to 1 orders        | 5  | 17 | it cannot ask for 2 orders at least and 1 at most
            next order 901         | asks for 2 pieces             | 5  | 14 | expected 'order', found 'pieces'
            stock A-10 10          | stock A-10 12345678901        | 4  | 14 | 12345678901 is too large, at most 999999999
            run A to claimed       | advance clock 9999999d        | 13 | 17 | 9999999d is too large, at most 999999 of a unit
            key k1                 | key "k1                       | 8  | 7  | request R0 would be refused before the ledger: IDEMPOTENCY_KEY_INVALID
            key k1                 | key 키-1                       | 8  | 7  | request R0 would be refused before the ledger: IDEMPOTENCY_KEY_INVALID
            key k1                 | no keys                       | 8  | 6  | expected 'key', found 'keys'
            \\nend                  | \\nat t0                         | 16 | 1  | 'at t0' is said already in line 11, column 1 ('at t0')
            \\nend                  | \\nat t1                         | 18 | 1  | expected an 'end' section that says what must be there when all is over
            """)
    void isRefusedWithLineColumnAndWhatWasExpected(String good, String bad, int line, int column, String message) {
        InvalidTimeline invalid = catchThrowableOfType(
                InvalidTimeline.class,
                () -> Timelines.parse("mine", WHOLE.replace(good.translateEscapes(), bad.translateEscapes())));
        assertThat(invalid).hasMessageContaining(message);
        assertThat(invalid.line()).isEqualTo(line);
        assertThat(invalid.column()).isEqualTo(column);
        assertThat(invalid).hasMessageStartingWith("mine:" + line + ":" + column + ": ");
        InBothLanguages.isSaid(invalid);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "# nothing\n\n  # yet\n", "\uFEFF"})
    void aFileThatHoldsNoTimelineIsToldHowOneBegins(String text, @TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("empty.timeline"), text);
        InvalidTimeline invalid = catchThrowableOfType(InvalidTimeline.class, () -> Timelines.load(file.toString()));
        int line = (int) text.replace("\uFEFF", "").lines().count() + 1;
        assertThat(invalid.getMessage().lines().findFirst())
                .hasValue(file + ":" + line + ":1: the file holds no timeline: its first line, comments aside, must be"
                        + " 'timeline NAME', such as 'timeline my-story'");
    }

    @Test
    void aFileThatEndsTooSoonSaysThatItIsItsEnd() {
        InvalidTimeline invalid =
                catchThrowableOfType(InvalidTimeline.class, () -> Timelines.parse("mine", "timeline mine\n"));
        assertThat(invalid.getMessage().lines().findFirst())
                .hasValue("mine:2:1: expected an 'end' section that says what must be there when all is over, found the"
                        + " end of the file");
    }

    @Test
    void aLongLineIsShownNearItsMistakeAndNothingInItMovesTheTerminal() {
        String body = "{\"note\":\"" + "주문".repeat(200) + "\u001B[2J\u202E\",}";
        InvalidTimeline invalid = catchThrowableOfType(
                InvalidTimeline.class, () -> Timelines.parse("mine", WHOLE.replaceAll("\\{\"currency.*", body)));
        List<String> shown = invalid.getMessage().lines().toList();
        assertThat(shown.get(0))
                .startsWith("mine:9:")
                .contains("MALFORMED_JSON")
                .doesNotContain("line 1");
        assertThat(shown.get(1)).startsWith("  …").hasSizeLessThan(180).doesNotContain("\u001B", "\u202E");
        assertThat(shown.get(2)).as("as wide as Hangul").contains("\u3000").endsWith("^");
    }

    @Test
    void aByteOrderMarkBeforeTheTextIsNoMistakeAndBytesThatAreNoTextAreNamed(@TempDir Path folder) throws Exception {
        Path marked = Files.writeString(folder.resolve("marked.timeline"), "\uFEFF" + WHOLE);
        assertThat(Timelines.load(marked.toString()).name()).isEqualTo("mine");
        Path other = Files.write(folder.resolve("other.timeline"), WHOLE.getBytes(StandardCharsets.UTF_16));
        assertThat(catchThrowableOfType(IOException.class, () -> Timelines.load(other.toString())))
                .hasMessageContaining("is not a text in UTF-8");
    }

    @Test
    void aNameThatIsNeitherShippedNorAFileIsToldTheNamesThatAre() {
        assertThat(catchThrowableOfType(IOException.class, () -> Timelines.load("t0-t5")))
                .hasMessageContaining("t0-t5")
                .hasMessageContaining("t0-t4");
    }
}
