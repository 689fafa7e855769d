package dev.onceledger.timeline.file;

import dev.onceledger.order.Code;
import dev.onceledger.timeline.AnswerWords;
import dev.onceledger.timeline.Bilingual;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What some words say of an answer.
 *
 * @param words by what they are about; of each there is one at most
 */
record AnswerSaid(Map<Facet, String> words) {
    /** Any answer. */
    static final AnswerSaid NOTHING = new AnswerSaid(Map.of());

    private static final int FIRST_ERROR = 400;

    /** What a word can be about. */
    enum Facet {
        STATUS("[1-5][0-9]{2}", new Bilingual("an answer has one status", "응답의 상태는 하나입니다")),
        CODE("[A-Z][A-Z_]+", new Bilingual("an answer has one code", "응답의 코드는 하나입니다")),
        ORDER("o-[0-9]+", new Bilingual("an answer names one order", "응답이 가리키는 주문은 하나입니다")),
        REPLAY(
                AnswerWords.REPLAYED + "|" + AnswerWords.FIRST,
                new Bilingual("an answer is either replayed or first", "응답은 재응답(replayed) 아니면 첫 응답(first)입니다"));

        private final Pattern form;
        private final Bilingual one;

        Facet(String form, Bilingual one) {
            this.form = Pattern.compile(form);
            this.one = one;
        }

        static Optional<Facet> of(String word) {
            return Arrays.stream(values())
                    .filter(facet -> facet.form.matcher(word).matches())
                    .findFirst();
        }

        /** Whether two answers of equal bytes are the same in this. */
        boolean isInBody() {
            return this == CODE || this == ORDER;
        }
    }

    /** The same with one word more; it must not be {@linkplain #against against} those that are there. */
    AnswerSaid and(Facet facet, String word) {
        Map<Facet, String> more = new EnumMap<>(Facet.class);
        more.putAll(words);
        more.put(facet, word);
        return new AnswerSaid(more);
    }

    /** Which of the words cannot be true together with this one, and why. */
    Optional<Map.Entry<String, Bilingual>> against(Facet facet, String word) {
        String same = words.get(facet);
        if (same != null && !same.equals(word)) {
            return Optional.of(Map.entry(same, facet.one));
        }
        String status = facet == Facet.STATUS ? word : words.get(Facet.STATUS);
        String code = facet == Facet.CODE ? word : words.get(Facet.CODE);
        if (status == null || code == null) {
            return Optional.empty();
        }
        return mismatch(code, Integer.parseInt(status))
                .map(why -> Map.entry(facet == Facet.STATUS ? code : status, why));
    }

    /** Designs have codes of their own; one of ours comes with its own status, but while a request is in progress. */
    private static Optional<Bilingual> mismatch(String code, int status) {
        Optional<Code> ours = Arrays.stream(Code.values())
                .filter(known -> known.name().equals(code) && known != Code.REQUEST_IN_PROGRESS)
                .findFirst();
        if (ours.isPresent() && ours.get().status() != status) {
            int its = ours.get().status();
            return Optional.of(new Bilingual("the status of " + code + " is " + its, code + "의 상태는 " + its + "입니다"));
        }
        return status < FIRST_ERROR
                ? Optional.of(new Bilingual("only an error has a code", "코드는 오류 응답에만 있습니다"))
                : Optional.empty();
    }

    /** All that both say; empty if no answer can be both. */
    Optional<AnswerSaid> and(AnswerSaid other) {
        AnswerSaid both = this;
        for (Map.Entry<Facet, String> word : other.words.entrySet()) {
            if (both.against(word.getKey(), word.getValue()).isPresent()) {
                return Optional.empty();
            }
            both = both.and(word.getKey(), word.getValue());
        }
        return Optional.of(both);
    }

    /** What of it must be true of every answer of equal bytes. */
    AnswerSaid ofBody() {
        AnswerSaid body = NOTHING;
        for (Map.Entry<Facet, String> word : words.entrySet()) {
            body = word.getKey().isInBody() ? body.and(word.getKey(), word.getValue()) : body;
        }
        return body;
    }

    boolean implies(AnswerSaid other) {
        return words.entrySet().containsAll(other.words.entrySet());
    }

    List<String> list() {
        return List.copyOf(words.values());
    }
}
