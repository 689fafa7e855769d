package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;

/** How far a run is, in words; empty before there is one. */
final class ReachedSentence {
    private ReachedSentence() {}

    static String of(Shown shown, Texts texts) {
        if (shown == null) {
            return "";
        }
        String key = shown.course().isByHand() ? "timelines.where.hand" : "timelines.where";
        return texts.get(key, shown.ticks(), shown.allTicks().size());
    }
}
