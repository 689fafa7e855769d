package dev.onceledger.timeline.file;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.AnswerWords;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Rival;
import dev.onceledger.timeline.Scene;
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

    /** A place, in words and as a question to where somebody is. */
    private record Wanted(String words, Predicate<Standing> holds) {}

    StandingReader(Cast cast) {
        this.cast = cast;
    }

    /** Where one client must be. */
    Expectation read(Line line, String client) throws InvalidTimeline {
        Wanted wanted = wanted(line);
        return new Expectation(
                line.source(), client, wanted.words(), scene -> words(scene, client), scene -> wanted.holds()
                        .test(scene.clients().get(client)));
    }

    /** How many of several must be there. */
    Expectation among(Line line, int expected) throws InvalidTimeline {
        List<String> clients = cast.clients(line);
        Wanted wanted = wanted(line);
        String subject =
                "how many of " + clients.get(0) + ".." + clients.get(clients.size() - 1) + ": " + wanted.words();
        return Expectation.exactly(line.source(), subject, String.valueOf(expected), scene -> {
            long there = clients.stream()
                    .filter(client -> wanted.holds().test(scene.clients().get(client)))
                    .count();
            return String.valueOf(there);
        });
    }

    private Wanted wanted(Line line) throws InvalidTimeline {
        return switch (line.word(STANDINGS)) {
            case "at" -> {
                Step step = StepReader.read(line);
                yield new Wanted(
                        "at " + step.text(), standing -> standing instanceof Standing.At at && at.step() == step);
            }
            case "blocked" -> blocked(line);
            case "answered" -> answered(line);
            case "died" -> new Wanted("died", Standing.Died.class::isInstance);
            case "unknown" -> new Wanted("unknown", Standing.Unknown.class::isInstance);
            case "idle" -> new Wanted("idle", Standing.Idle.class::isInstance);
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

    private Wanted blocked(Line line) throws InvalidTimeline {
        if (!line.take("by")) {
            return new Wanted("blocked", Standing.Waiting.class::isInstance);
        }
        String rival = line.take(Rival.NAME) ? Rival.NAME : cast.client(line);
        return new Wanted(
                "blocked by " + rival,
                standing -> standing instanceof Standing.Waiting waiting
                        && waiting.rival().equals(rival));
    }

    private static Wanted answered(Line line) throws InvalidTimeline {
        List<String> words = new ArrayList<>();
        do {
            words.add(line.matching(ANSWER_WORD, ANSWER_WORDS).group());
        } while (line.hasMore());
        return new Wanted(
                "answered " + String.join(" ", words),
                standing ->
                        standing instanceof Standing.Answered answered && AnswerWords.match(answered.answer(), words));
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
