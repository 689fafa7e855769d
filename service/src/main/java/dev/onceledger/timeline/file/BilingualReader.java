package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;

/** Reads a text for people, one language a line. */
final class BilingualReader {
    private static final Bilingual LANGUAGES = new Bilingual("a language: 'en:' or 'ko:'", "언어('en:' 또는 'ko:')");
    private static final Bilingual TEXT = new Bilingual("the text, to the end of the line", "줄 끝까지 이어지는 글");

    private BilingualReader() {}

    static Bilingual read(Line line, Bilingual soFar) throws InvalidTimeline {
        return switch (line.word(LANGUAGES)) {
            case "en:" -> soFar.withEnglish(joined(soFar.en(), line.rest(TEXT)));
            case "ko:" -> soFar.withKorean(joined(soFar.ko(), line.rest(TEXT)));
            default -> throw line.expected(LANGUAGES);
        };
    }

    /** Several lines of one language are one text. */
    private static String joined(String before, String more) {
        return before.isEmpty() ? more : before + " " + more;
    }
}
