package dev.onceledger.design.verdict;

import dev.onceledger.order.Step;
import java.util.function.Consumer;

/** The stories that every design is told. */
public enum Scenario {
    /** Article 002's accident. */
    ACCIDENT("accident", "order and card approved, the answer lost, the same request again 1.2 s later", 1, 1, play -> {
        play.sendAndLoseAnswer(StoryRequests.R0);
        play.pause(StoryRequests.RETRY_AFTER);
        play.send(StoryRequests.R0);
    }),
    /** The race of articles 000 and 002. */
    AT_ONCE("at-once", "a second copy comes when the first has just found its key free", 1, 1, play -> {
        play.together(StoryRequests.R0, StoryRequests.R0);
    }),
    /** The key says one thing, the body another. */
    OTHER_BODY("other-body", "the same key with another amount", 1, 1, play -> {
        play.send(StoryRequests.R0);
        play.send(StoryRequests.R1);
    }),
    /** Isolation: two callers, two orders. */
    OTHER_CALLER("other-caller", "another caller uses the same key", 2, 2, play -> {
        play.send(StoryRequests.R0);
        play.send(StoryRequests.R0.by("user-77"));
    }),
    /** A crash before anything is done. */
    CRASH_AFTER_CLAIM(
            "crash-after-claim", "the process ends when the key is claimed; the same request again", 1, 1, play -> {
                play.send(StoryRequests.R0, Fate.death(Step.CLAIMED));
                play.send(StoryRequests.R0);
            }),
    /** A crash after everything is committed. */
    CRASH_AFTER_COMMIT(
            "crash-after-commit", "the process ends right after the commit; again; again much later", 1, 1, play -> {
                play.send(StoryRequests.R0, Fate.death(Step.COMMITTED));
                play.send(StoryRequests.R0);
                play.retentionPasses();
                play.send(StoryRequests.R0);
            }),
    /** An honest failure: the retry deserves to run. */
    FAILURE_BEFORE_WORK(
            "failure-before-work", "an exception before anything is done; the same request again", 1, 1, play -> {
                play.send(StoryRequests.R0, Fate.exception(Step.CLAIMED, Step.RECORD_READ));
                play.send(StoryRequests.R0);
            }),
    /** The charge is outside of every rollback. */
    FAILURE_AFTER_CHARGE(
            "failure-after-charge", "an exception when the card is charged; the same request again", 1, 1, play -> {
                play.send(StoryRequests.R0, Fate.exception(Step.CHARGED));
                play.send(StoryRequests.R0);
            }),
    /** It looked failed and had succeeded. */
    FAILURE_AFTER_COMMIT(
            "failure-after-commit", "an exception right after the commit; the same request again", 1, 1, play -> {
                play.send(StoryRequests.R0, Fate.exception(Step.COMMITTED));
                play.send(StoryRequests.R0);
            }),
    /** Nobody heals what the retry would. */
    ABANDONED_AFTER_CHARGE(
            "abandoned-after-charge",
            "the process ends when the card is charged; nobody sends it again",
            0,
            1,
            play -> {
                play.send(StoryRequests.R0, Fate.death(Step.CHARGED));
            }),
    /** The same after the commit: what a charge outside of the transaction leaves open. */
    ABANDONED_AFTER_COMMIT(
            "abandoned-after-commit", "the process ends right after the commit; nobody sends it again", 0, 1, play -> {
                play.send(StoryRequests.R0, Fate.death(Step.COMMITTED));
            }),
    /** What a time to live is worth. */
    LATE_RETRY("late-retry", "the same request again when the design has forgotten it", 1, 1, play -> {
        play.send(StoryRequests.R0);
        play.retentionPasses();
        play.send(StoryRequests.R0);
    }),
    /** A path is no part of an intent. */
    TRAILING_SLASH("trailing-slash", "the same request again, the path written with a slash at its end", 1, 1, play -> {
        play.send(StoryRequests.R0);
        play.send(StoryRequests.R0.withTrailingSlash());
    }),
    /** Nothing to tell a repeat by. */
    MISSING_KEY("missing-key", "a request without a key", 0, 0, play -> {
        play.send(StoryRequests.R0.under(null));
    }),
    /** A body that is no JSON. */
    NOT_JSON("not-json", "a body that is no JSON", 0, 0, play -> {
        play.send(StoryRequests.R0.saying("quantity=1"));
    }),
    /** The store is away: open or closed. */
    REDIS_DOWN("redis-down", "Redis goes away; the same request twice", 0, 1, play -> {
        play.redisGoes();
        play.send(StoryRequests.R0);
        play.send(StoryRequests.R0);
    });

    private final String label;
    private final String title;
    private final int fewestOrders;
    private final int mostOrders;
    private final Consumer<Play> story;

    Scenario(String label, String title, int fewestOrders, int mostOrders, Consumer<Play> story) {
        this.label = label;
        this.title = title;
        this.fewestOrders = fewestOrders;
        this.mostOrders = mostOrders;
        this.story = story;
    }

    /** The name, such as {@code at-once}. */
    public String label() {
        return label;
    }

    /** What happens, in one line. */
    public String title() {
        return title;
    }

    /** How many orders there must be at least, if every honest request is served. */
    public int fewestOrders() {
        return fewestOrders;
    }

    /** How many there may be at most, if nothing is done twice. */
    public int mostOrders() {
        return mostOrders;
    }

    void play(Play play) {
        story.accept(play);
    }
}
