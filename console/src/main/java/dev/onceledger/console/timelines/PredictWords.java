package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;

/** Questions and verdicts as a room reads them. */
record PredictWords(Texts texts) {
    String of(Question asked) {
        return asked.isAboutOrders()
                ? texts.get("predict.orders", asked.tick())
                : texts.get("predict.client", asked.tick(), asked.client());
    }

    String of(Verdict judged) {
        return texts.get(
                judged.isRight() ? "predict.right" : "predict.wrong",
                of(judged.question()),
                texts.of("guess", judged.happened()),
                texts.of("guess", judged.guessed()));
    }
}
