package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import java.io.IOException;

/** What was named cannot be a timeline, whatever it says. */
public final class NoTimeline extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient Bilingual words;

    NoTimeline(Bilingual words) {
        super(words.en());
        this.words = words;
    }

    /** Why, in both languages. */
    public Bilingual words() {
        return words;
    }
}
