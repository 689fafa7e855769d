package dev.onceledger.timeline.file;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.AnswerWords;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Rival;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Source;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Reads what is expected of a client. */
final class StandingReader {
    private static final String STANDINGS = "one of: at, blocked, answered, died, unknown, idle";
    private static final String ANSWER_WORDS =
            "a status such as 201, a code such as OUT_OF_STOCK, an order id, 'replayed' or 'first'";
    private static final Pattern ANSWER_WORD = Pattern.compile("[1-5][0-9]{2}|[A-Z][A-Z_]+|o-[0-9]+|replayed|first");

    private final Cast cast;

    StandingReader(Cast cast) {
        this.cast = cast;
    }

    Expectation read(Line line, String client) throws InvalidTimeline {
        return switch (line.word(STANDINGS)) {
            case "at" -> {
                Step step = StepReader.read(line);
                yield of(line, client, "at " + step.text(), new Standing.At(step)::equals);
            }
            case "blocked" -> blocked(line, client);
            case "answered" -> answered(line, client);
            case "died" -> of(line, client, "died", Standing.Died.class::isInstance);
            case "unknown" -> of(line, client, "unknown", Standing.Unknown.class::isInstance);
            case "idle" -> of(line, client, "idle", Standing.Idle.class::isInstance);
            default -> throw line.expected(STANDINGS);
        };
    }

    Expectation sameBytes(Line line) throws InvalidTimeline {
        String one = cast.client(line);
        String other = cast.client(line);
        return new Expectation(
                line.source(),
                "same bytes " + one + " " + other,
                "answers of equal bytes",
                scene -> one + " " + words(scene, one) + "; " + other + " " + words(scene, other),
                scene -> body(scene, one).length > 0 && Arrays.equals(body(scene, one), body(scene, other)));
    }

    private Expectation blocked(Line line, String client) throws InvalidTimeline {
        if (!line.take("by")) {
            return of(line, client, "blocked", Standing.Waiting.class::isInstance);
        }
        String rival = line.take(Rival.NAME) ? Rival.NAME : cast.client(line);
        return of(
                line,
                client,
                "blocked by " + rival,
                standing -> standing instanceof Standing.Waiting waiting
                        && waiting.rival().equals(rival));
    }

    private static Expectation answered(Line line, String client) throws InvalidTimeline {
        List<String> words = new ArrayList<>();
        do {
            words.add(line.matching(ANSWER_WORD, ANSWER_WORDS).group());
        } while (line.hasMore());
        return of(
                line,
                client,
                "answered " + String.join(" ", words),
                standing ->
                        standing instanceof Standing.Answered answered && AnswerWords.match(answered.answer(), words));
    }

    private static Expectation of(Line line, String client, String expected, Predicate<Standing> holds) {
        Source source = line.source();
        return new Expectation(
                source,
                client,
                expected,
                scene -> words(scene, client),
                scene -> holds.test(scene.clients().get(client)));
    }

    private static String words(Scene scene, String client) {
        return StandingWords.of(scene.clients().get(client)).en();
    }

    private static byte[] body(Scene scene, String client) {
        return scene.clients().get(client) instanceof Standing.Answered answered
                ? answered.answer().body()
                : new byte[0];
    }
}
