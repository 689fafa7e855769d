package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.DesignNames;
import java.util.LinkedHashSet;
import java.util.Set;

/** Reads which designs a line speaks of: names in one word with commas between, each perhaps the beginning of several. */
final class DesignsReader {
    /** Every design. */
    static final Set<String> ALL = Set.copyOf(DesignNames.ALL);

    private static final String NAMES = String.join(", ", DesignNames.ALL);
    private static final Bilingual DESIGNS = new Bilingual(
            "designs with commas and no spaces between: " + NAMES
                    + ", or how several begin and a star, such as redis-store*",
            "공백 없이 쉼표로 이은 설계(" + NAMES + "), 또는 redis-store*처럼 여러 설계의 앞부분과 별표");
    private static final String ORDER_SERVICE = "";

    private DesignsReader() {}

    static Set<String> read(Line line) throws InvalidTimeline {
        Set<String> named = new LinkedHashSet<>();
        for (String word : line.word(DESIGNS).split(",", -1)) {
            Set<String> meant = DesignNames.matching(word);
            if (meant.isEmpty()) {
                throw line.expected(DESIGNS);
            }
            named.addAll(meant);
        }
        return named;
    }

    static Set<String> allBut(Set<String> named) {
        Set<String> others = new LinkedHashSet<>(DesignNames.ALL);
        others.removeAll(named);
        return others;
    }

    /** Every design, and the order service without one. */
    static Set<String> everywhere() {
        Set<String> all = new LinkedHashSet<>(DesignNames.ALL);
        all.add(ORDER_SERVICE);
        return all;
    }
}
