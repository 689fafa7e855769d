package dev.onceledger.timeline;

import dev.onceledger.order.Step;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The places on the way of a request in words; in English as timeline files write them. */
public final class StepWords {
    private static final Map<String, Step> STEPS =
            Arrays.stream(Step.values()).collect(Collectors.toMap(Step::text, Function.identity()));

    private StepWords() {}

    /** The name of a step in both languages. */
    public static Bilingual of(Step step) {
        return new Bilingual(step.text(), korean(step));
    }

    /** The name of the step that is written so; any other text is what it is. */
    public static Bilingual of(String written) {
        Step step = STEPS.get(written);
        return step == null ? Bilingual.same(written) : of(step);
    }

    /** A step as a timeline names it, quoted; in Korean with its name beside it. */
    public static Bilingual quoted(Step step) {
        String written = "'" + step.text() + "'";
        return new Bilingual(written, written + "(" + korean(step) + ")");
    }

    private static String korean(Step step) {
        return switch (step) {
            case RECEIVED -> "요청 접수";
            case BEFORE_CLAIM -> "선점 전";
            case CLAIMED -> "키 선점";
            case SAVEPOINT_SET -> "저장점 설정";
            case STOCK_LOCKED -> "재고 잠금";
            case JUDGED -> "규칙 판정";
            case ORDER_INSERTED -> "주문 삽입";
            case STOCK_DECREASED -> "재고 차감";
            case RESPONSE_STORED -> "응답 저장";
            case BEFORE_COMMIT -> "커밋 전";
            case COMMITTED -> "커밋 완료";
            case ANSWERED -> "응답 전송";
            case CLAIM_LOST -> "선점 실패";
            case BEFORE_FRESH_READ -> "새로 읽기 전";
            case RECORD_READ -> "레코드 읽기";
            case BEFORE_RETRY -> "재시도 전";
            case WORKED -> "작업 완료";
            case CHARGED -> "결제 완료";
            case REMEMBERED -> "응답 기억";
        };
    }
}
