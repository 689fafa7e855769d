package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.NoTimeline;
import dev.onceledger.timeline.file.Timelines;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes are told in Korean too: in the same place, with the words of the file format as they stand in files. */
class MistakesInKoreanTest {
    private static final String WHOLE = TimelineText.BEGINNING + """
            clients A B C1..C4
            at t0
              send A R0
              run A to claimed
            end
              expect orders 0
            """;

    @ParameterizedTest(name = "\"{1}\" instead of \"{0}\"")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            timeline mine     | timelines mine                  | 여기에 와야 할 것: 파일 맨 위에 'timeline NAME', 실제: 'timelines'
            timeline mine     | timeline My.Own                 | 여기에 와야 할 것: a-z, 0-9, -로 된 이름, 실제: 'My.Own'
            setup             | title de: Meins                 | 여기에 와야 할 것: 언어('en:' 또는 'ko:'), 실제: 'de:'
            setup             | title en:                       | 여기에 와야 할 것: 줄 끝까지 이어지는 글, 실제: 줄 끝
            setup             | setup now                       | 여기에 와야 할 것: 줄 끝, 실제: 'now'
            setup             | `  timeline mine`               | 'timeline' 줄은 들여쓰지 말아야 하는데 들여썼습니다
            stock A-10 10     | stock A-10 ten                  | 여기에 와야 할 것: 재고 수량, 실제: 'ten'
            stock A-10 10     | stock A-10 10\\n  stock A-10 9   | 'stock A-10' 내용이 이미 있습니다: 3행 3열 ('stock A-10 10')
            stock A-10 10     | attempts 0                      | 여기에 와야 할 것: 1 이상의 수, 실제: '0'
            stock A-10 10     | deadline 0s                     | 여기에 와야 할 것: 영보다 긴 시간, 실제: '0s'
            stock A-10 10     | deadline 5                      | 여기에 와야 할 것: 900ms, 5s, 3m, 72h, 3d 같은 시간, 실제: '5'
            stock A-10 10     | asks for 2 to 1 orders          | 주문을 최소 2개, 최대 1개로 요구할 수는 없습니다
            stock A-10 10     | stock A-10 12345678901          | 수가 너무 큼: 12345678901, 최대 999999999
            stock A-10 10     | needs h2 en: x\\n  needs postgresql en: y | h2도 postgresql도 필요하다고 할 수는 없습니다
            key k1            | operation create-order          | 요청 R0에는 주체, 그리고 키 또는 'no key' 줄이 필요합니다
            key k1            | key k1\\n  operation cancel-order | 주문을 취소하는 요청 R0에는 그 주문을 적은 'order' 줄이 필요합니다
            key k1            | key 키-1                         | 요청 R0의 내용은 원장에 닿기 전에 거절됩니다: IDEMPOTENCY_KEY_INVALID. 서비스의 응답:
            "qty":2           | "qty":2,                        | 요청 R0의 내용은 원장에 닿기 전에 거절됩니다: MALFORMED_JSON. 서비스의 응답:
            clients A B       | clients A A                     | 클라이언트 A 이름이 두 번 나옵니다
            clients A B       | clients A B9..B1                | 여러 클라이언트의 번호는 작은 것에서 큰 것으로, 많아야 64개입니다
            request R0        | request R0 like R1              | 여기에 와야 할 것: 요청(아직 이름이 없음. 'request R0'처럼 먼저 위에 적으세요), 실제: 'R1'
            timeline mine     | timeline mine\\nrequest R9\\n  principal p\\n  key k9\\n  raw body x | setup은 요청과 시점보다 위에 있어야 합니다
            send A R0         | send A R1                       | 여기에 와야 할 것: 요청(R0 중 하나), 실제: 'R1'
            send A R0         | send Z R0                       | 여기에 와야 할 것: 클라이언트(A, B, C1, C2, C3, C4 중 하나), 실제: 'Z'
            send A R0         | sends A R0                      | 여기에 와야 할 것: note, expect, send, run, release
            run A to claimed  | run A claimed                   | 여기에 와야 할 것: 'to', 실제: 'claimed'
            run A to claimed  | run A to clamed                 | 여기에 와야 할 것: 단계(received, before claim, claimed
            run A to claimed  | end                             | 여기에 와야 할 것: 'session', 실제: 줄 끝. 구역 'end'라면 들여쓰지 않습니다
            run A to claimed  | wait A                          | A 클라이언트는 10행부터 'received'(요청 접수)에 멈춰 있어 기다리는 상대가 없습니다. 'run A to STEP' 또는 'release A'로 나아가게 하세요
            run A to claimed  | wait B                          | B 클라이언트는 아직 아무것도 보내지 않아 기다리는 상대가 없습니다
            run A to claimed  | fail final A NOT_FOUND          | 여기에 와야 할 것: 최종 거절 코드(UNKNOWN_SKU
            run A to claimed  | rival dances                    | 여기에 와야 할 것: 다른 프로그램이 하는 일(locks SKU, claims REQUEST, lets go 중 하나), 실제: 'dances'
            run A to claimed  | redis down                      | 이 실행을 위해 시작한 Redis만 멈출 수 있습니다. setup에 'own redis'를 적으세요
            run A to claimed  | expect rows 0                   | 여기에 와야 할 것: 클라이언트, 또는 records, orders
            run A to claimed  | expect record R0 DONE           | 여기에 와야 할 것: none, 또는 상태(SUCCEEDED
            run A to claimed  | expect A waiting                | 여기에 와야 할 것: at, blocked, answered, died, unknown, idle 중 하나, 실제: 'waiting'
            run A to claimed  | expect A blocked by A           | A 클라이언트는 자신을 기다릴 수 없습니다
            run A to claimed  | expect 5 of C1..C4 died         | 이 중 5개가 그럴 수는 없습니다: 모두 4개입니다
            run A to claimed  | expect 4 of C1..C4 blocked by C1 | 스스로 모순됩니다: 결코 그럴 수 없습니다
            run A to claimed  | expect A died\\n  expect A idle  | 같은 순간에 대한 다음 내용과 모순됩니다: 11행 10열 ('expect A died')
            run A to claimed  | expect A answered 201 409       | '409' 내용이 21열의 '201' 내용과 모순됩니다: 응답의 상태는 하나입니다
            run A to claimed  | expect A answered 201 OUT_OF_STOCK | '201' 내용과 모순됩니다: OUT_OF_STOCK의 상태는 409입니다
            run A to claimed  | expect A answered 200 TICKET_LIMIT_REACHED | '200' 내용과 모순됩니다: 코드는 오류 응답에만 있습니다
            run A to claimed  | expect A answered first replayed | 응답은 재응답(replayed) 아니면 첫 응답(first)입니다
            run A to claimed  | expect record R0 none o-901     | 주문을 가리키는 것은 SUCCEEDED 또는 EXPIRED인 레코드뿐입니다
            run A to claimed  | on redis expect orders 0        | 여기에 와야 할 것: 공백 없이 쉼표로 이은 설계(ledger, redis-store
            \\nend             | \\nend\\n  expect A died\\nat t1   | 'end' 뒤에는 아무 일도 일어나지 않습니다
            \\nend             | \\nat t1                         | 여기에 와야 할 것: 모두 끝난 뒤 남아 있어야 하는 것을 적는 'end' 구역, 실제: 파일 끝
            """)
    void isToldInTheSamePlaceWithTheSameQuotedWords(String good, String bad, String korean) {
        InvalidTimeline wrong = catchThrowableOfType(
                InvalidTimeline.class,
                () -> Timelines.parse("mine", WHOLE.replace(good.translateEscapes(), bad.translateEscapes())));
        InBothLanguages.isSaid(wrong);
        assertThat(wrong.words().in(Locale.KOREAN)).contains(korean);
        assertThat(wrong).hasMessage(wrong.words().in(Locale.ENGLISH));
    }

    @Test
    void aFileThatHoldsNoTimelineIsToldHowOneBegins() {
        InvalidTimeline wrong =
                catchThrowableOfType(InvalidTimeline.class, () -> Timelines.parse("mine", "# nothing yet\n"));
        InBothLanguages.isSaid(wrong);
        assertThat(wrong.words().ko()).contains("파일에 타임라인이 없습니다");
    }

    @Test
    void whatCannotBeATimelineAtAllIsToldSoToo(@TempDir Path folder) throws Exception {
        Path binary = Files.write(folder.resolve("binary.timeline"), WHOLE.getBytes(StandardCharsets.UTF_16));
        Path large = Files.writeString(folder.resolve("large.timeline"), "#".repeat((1 << 20) + 1));
        for (String file : List.of(binary.toString(), large.toString(), "t0-t5")) {
            NoTimeline no = catchThrowableOfType(NoTimeline.class, () -> Timelines.load(file));
            InBothLanguages.isSaid(no.words());
            assertThat(no).hasMessage(no.words().en());
            assertThat(no.words().ko()).contains(file);
        }
    }
}
