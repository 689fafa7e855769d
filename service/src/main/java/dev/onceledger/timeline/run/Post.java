package dev.onceledger.timeline.run;

import dev.onceledger.database.Target;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Code;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Step;
import java.time.Duration;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** What a run and the process of one of its clients write to each other: one line of JSON each. */
final class Post {
    private static final JsonMapper JSON = JsonMapper.shared();

    private Post() {}

    /**
     * The first line to a client's process: where its ledger is and how the service is set.
     *
     * @param target with the password, hence never an argument, which others can see
     * @param settings of the run
     */
    record Assignment(Target target, OrderSettings settings) {}

    /** What the run wants of the process. */
    enum Want {
        /** Send a request. */
        SEND,
        /** Go on from the step where it is held. */
        GO_ON,
        /** Go on with a final business error raised there. */
        REFUSE,
        /** Go on with the database failing there. */
        FAIL,
        /** Carry out the next commit and lose its acknowledgement. */
        LOSE_COMMIT,
        /** Say where it is. */
        TELL
    }

    /**
     * A line to a client's process.
     *
     * @param want what it is to do
     * @param clock how far the ledger's clock is ahead of the database's
     * @param errand for SEND
     * @param code for REFUSE
     */
    record Order(Want want, Duration clock, Errand errand, Code code) {}

    /**
     * A line from a client's process; one of its members says what it is about.
     *
     * @param ready it can be sent requests
     * @param at the step at which it is now held
     * @param answer what its request was answered with
     * @param failed why the service itself failed
     * @param where an answer to TELL
     */
    record Word(boolean ready, Step at, Reply answer, String failed, Where where) {
        static final Word READY = new Word(true, null, null, null, null);

        static Word at(Step step) {
            return new Word(false, step, null, null, null);
        }

        static Word answered(Answer answer) {
            return new Word(false, null, Reply.of(answer), null, null);
        }

        static Word failed(Throwable cause) {
            return new Word(false, null, null, String.valueOf(cause.getMessage()), null);
        }

        static Word where(boolean insideClaim, long session) {
            return new Word(false, null, null, null, new Where(insideClaim, session));
        }
    }

    /**
     * Where a process is.
     *
     * @param insideClaim whether it is inside the statement that claims a key
     * @param session the id of its session in the database's own views; -1 before the first transaction
     */
    record Where(boolean insideClaim, long session) {}

    /** An answer, its code null where it has none. */
    record Reply(
            int status,
            String contentType,
            String location,
            byte[] body,
            Code code,
            boolean replayed,
            Duration retryAfter) {
        static Reply of(Answer answer) {
            return new Reply(
                    answer.status(),
                    answer.contentType(),
                    answer.location(),
                    answer.body(),
                    answer.code().orElse(null),
                    answer.replayed(),
                    answer.retryAfter());
        }

        Answer answer() {
            return new Answer(status, contentType, location, body, Optional.ofNullable(code), replayed, retryAfter);
        }
    }

    static String write(Object line) {
        return JSON.writeValueAsString(line);
    }

    static <T> T read(String line, Class<T> type) {
        return JSON.readValue(line, type);
    }
}
