package dev.onceledger.timeline;

import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where a client is, in words. */
public final class StandingWords implements Standing.Cases<Bilingual> {
    /** The steps between which a request holds an uncommitted claim. */
    private static final Set<Step> INSIDE = EnumSet.range(Step.CLAIMED, Step.BEFORE_COMMIT);

    /** Phases of other designs, whose charge lies inside of their transaction; the ledger's lies behind it. */
    private static final Set<Step> PERHAPS_INSIDE = EnumSet.of(Step.WORKED, Step.CHARGED);

    private static final Map<String, String> KOREAN_OF_ANSWERS =
            Map.of(AnswerWords.REPLAYED, "재응답", AnswerWords.FIRST, "첫 응답");

    private static final StandingWords WORDS = new StandingWords();

    private StandingWords() {}

    /** In both languages; codes keep their names. */
    public static Bilingual of(Standing standing) {
        Bilingual words = standing.match(WORDS);
        return isOpen(standing) ? new Bilingual(words.en() + ", transaction open", words.ko() + ", 트랜잭션 열림") : words;
    }

    /** Whether a client that is held at this step may have a transaction open, in one design or another. */
    public static boolean isInsideTransaction(Step step) {
        return INSIDE.contains(step) || PERHAPS_INSIDE.contains(step);
    }

    /** Whether it is held with a transaction open, in the design that it was sent to. */
    public static boolean isOpen(Standing standing) {
        return standing instanceof Standing.At at && at.inside() != Inside.NOTHING;
    }

    @Override
    public Bilingual idle() {
        return new Bilingual("idle", "대기");
    }

    @Override
    public Bilingual at(Step step) {
        return new Bilingual("held at " + step.text(), StepWords.of(step).ko() + "에서 멈춤");
    }

    @Override
    public Bilingual waiting(String rival) {
        return new Bilingual("blocked by " + rival, rival + "를 기다림 (막힘)");
    }

    @Override
    public Bilingual answered(Answer answer) {
        return answered(List.of(AnswerWords.text(answer).split(" ")));
    }

    /** An answer of which these words are true. */
    public static Bilingual answered(List<String> words) {
        List<String> korean = words.stream()
                .map(word -> KOREAN_OF_ANSWERS.getOrDefault(word, word))
                .toList();
        return new Bilingual("answered " + String.join(" ", words), "응답 " + String.join(" ", korean));
    }

    @Override
    public Bilingual unknown() {
        return new Bilingual("unknown: its answer was lost", "알 수 없음: 응답 유실");
    }

    @Override
    public Bilingual died(Step step) {
        return new Bilingual("died at " + step.text(), StepWords.of(step).ko() + "에서 중단");
    }

    @Override
    public Bilingual failed(Bilingual reason) {
        return new Bilingual("failed: " + reason.en(), "실패: " + reason.ko());
    }
}
