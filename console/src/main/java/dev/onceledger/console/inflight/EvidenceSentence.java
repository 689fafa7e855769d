package dev.onceledger.console.inflight;

import dev.onceledger.console.inflight.Finding.Evidence;
import dev.onceledger.console.text.Texts;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Where something under way was seen, in words. */
final class EvidenceSentence {
    private EvidenceSentence() {}

    static String of(Evidence evidence, Texts texts) {
        String registered = !evidence.registered()
                ? ""
                : evidence.registeredAt().isEmpty()
                        ? texts.get("inflight.evidence.registered")
                        : texts.get("inflight.evidence.registeredAt", evidence.registeredAt());
        String seen = evidence.seenIn() == null ? "" : texts.get("inflight.evidence.seen", evidence.seenIn());
        return Stream.of(registered, seen).filter(text -> !text.isEmpty()).collect(Collectors.joining("; "));
    }
}
