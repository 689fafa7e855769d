package dev.onceledger.timeline;

import dev.onceledger.order.Answer;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An answer in the few words by which timelines expect and traces show it, read from its own bytes. */
public final class AnswerWords {
    /** Marks stored bytes that were given again. */
    public static final String REPLAYED = "replayed";

    /** Marks an answer that is no replay. */
    public static final String FIRST = "first";

    private static final JsonMapper JSON = JsonMapper.shared();

    private AnswerWords() {}

    /** Such as {@code 201 o-901 replayed} or {@code 409 IDEMPOTENCY_KEY_REUSED}. */
    public static String text(Answer answer) {
        return String.join(" ", words(answer));
    }

    /** Whether each of these words is true of the answer. */
    public static boolean match(Answer answer, List<String> expected) {
        List<String> all = words(answer);
        if (!answer.replayed()) {
            all.add(FIRST);
        }
        return all.containsAll(expected);
    }

    private static List<String> words(Answer answer) {
        List<String> words = new ArrayList<>();
        words.add(String.valueOf(answer.status()));
        JsonNode body = JSON.readTree(answer.body());
        for (String member : List.of("code", "orderId")) {
            if (body.path(member).isString()) {
                words.add(body.path(member).stringValue());
            }
        }
        if (answer.replayed()) {
            words.add(REPLAYED);
        }
        return words;
    }
}
