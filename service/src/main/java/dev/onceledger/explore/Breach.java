package dev.onceledger.explore;

import dev.onceledger.timeline.Bilingual;
import java.util.List;

/**
 * A rule that was broken.
 *
 * @param rule which
 * @param detail what was seen, in both languages
 * @param owed what should have been there instead, as expectations of a timeline; empty where a timeline cannot say it
 */
record Breach(Rule rule, Bilingual detail, List<String> owed) {
    Breach(Rule rule, Bilingual detail) {
        this(rule, detail, List.of());
    }

    /** A rule of which a timeline can say in one line what it owes. */
    static Breach of(Rule rule, Bilingual detail, String owed) {
        return new Breach(rule, detail, List.of("expect " + owed));
    }
}
