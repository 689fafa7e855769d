package dev.onceledger.console.sweep;

import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.text.Times;
import dev.onceledger.sweep.SweepResult;

/** What a sweep came to, in one or two sentences. */
final class ResultSentence {
    private ResultSentence() {}

    static String of(SweepResult result, Texts texts, Times times) {
        String cutoff = times.absolute(result.cutoff());
        String first =
                switch (result.ending()) {
                    case COMPLETED -> texts.get("sweep.result.completed", result.swept(), cutoff);
                    case CANCELLED -> texts.get("sweep.result.cancelled", result.swept());
                    case FAILED ->
                        texts.get(
                                "sweep.result.failed",
                                result.swept(),
                                result.failure()
                                        .map(why -> Problems.inPlainWords(why, texts))
                                        .orElse(""));
                };
        return first + " " + remaining(result, texts);
    }

    private static String remaining(SweepResult result, Texts texts) {
        if (result.remaining() < 0) {
            return texts.get("sweep.result.remainingUnknown");
        }
        return result.remaining() == 0
                ? texts.get("sweep.result.noneRemaining")
                : texts.get("sweep.result.remaining", result.remaining());
    }
}
