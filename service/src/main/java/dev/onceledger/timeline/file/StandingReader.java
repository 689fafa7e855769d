package dev.onceledger.timeline.file;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Rival;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.file.AnswerSaid.Facet;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads what is expected of a client. */
final class StandingReader {
    private static final String STANDINGS = "one of: at, blocked, answered, died, unknown, idle";
    private static final String ANSWER_WORDS =
            "a status such as 201, a code such as OUT_OF_STOCK, an order id, 'replayed' or 'first'";

    private final Cast cast;

    /** A place, and what it is called. */
    private record Wanted(String words, Place place) {}

    StandingReader(Cast cast) {
        this.cast = cast;
    }

    /** Where one client must be. */
    Said read(Line line, String client) throws InvalidTimeline {
        int column = line.column();
        Wanted wanted = wanted(line);
        if (wanted.place().rivals().equals(Set.of(client))) {
            throw line.wrong(client + " cannot wait for itself");
        }
        Expectation expectation = new Expectation(
                line.source(), client, wanted.words(), scene -> words(scene, client), scene -> wanted.place()
                        .holds(scene.clients().get(client)));
        return new Said(expectation, column, Claim.Among.one(client, wanted.place()));
    }

    /** How many of several must be there. */
    Said among(Line line, int expected, int column) throws InvalidTimeline {
        List<String> clients = cast.clients(line);
        if (expected > clients.size()) {
            throw line.wrong(expected + " of these cannot be anywhere: they are " + clients.size());
        }
        Wanted wanted = wanted(line);
        String subject =
                "how many of " + clients.get(0) + ".." + clients.get(clients.size() - 1) + ": " + wanted.words();
        Expectation expectation = Expectation.exactly(line.source(), subject, String.valueOf(expected), scene -> {
            long there = clients.stream()
                    .filter(client -> wanted.place().holds(scene.clients().get(client)))
                    .count();
            return String.valueOf(there);
        });
        return new Said(expectation, column, new Claim.Among(clients, wanted.place(), expected));
    }

    private Wanted wanted(Line line) throws InvalidTimeline {
        return switch (line.word(STANDINGS)) {
            case "at" -> {
                Step step = StepReader.read(line);
                yield new Wanted("at " + step.text(), Place.at(step));
            }
            case "blocked" -> blocked(line);
            case "answered" -> answered(line);
            case "died" -> new Wanted("died", Place.only(Place.Otherwise.DIED));
            case "unknown" -> new Wanted("unknown", Place.only(Place.Otherwise.UNKNOWN));
            case "idle" -> new Wanted("idle", Place.only(Place.Otherwise.IDLE));
            default -> throw line.expected(STANDINGS);
        };
    }

    Said sameBytes(Line line, int column) throws InvalidTimeline {
        String one = cast.client(line);
        String other = cast.client(line);
        Expectation expectation = new Expectation(
                line.source(),
                "same bytes " + one + " " + other,
                "answers of equal bytes",
                scene -> one + " " + words(scene, one) + "; " + other + " " + words(scene, other),
                scene -> body(scene, one).length > 0 && Arrays.equals(body(scene, one), body(scene, other)));
        return new Said(expectation, column, new Claim.SameBytes(one, other));
    }

    private Wanted blocked(Line line) throws InvalidTimeline {
        if (!line.take("by")) {
            return new Wanted("blocked", Place.blockedBy(cast.everybody()));
        }
        String rival = line.take(Rival.NAME) ? Rival.NAME : cast.client(line);
        return new Wanted("blocked by " + rival, Place.blockedBy(Set.of(rival)));
    }

    private static Wanted answered(Line line) throws InvalidTimeline {
        AnswerSaid answer = AnswerSaid.NOTHING;
        Map<String, Integer> columns = new LinkedHashMap<>();
        do {
            String word = line.word(ANSWER_WORDS);
            Facet facet = Facet.of(word).orElseThrow(() -> line.expected(ANSWER_WORDS));
            Optional<Map.Entry<String, String>> against = answer.against(facet, word);
            if (against.isPresent()) {
                String before = against.get().getKey();
                throw line.wrong("'" + word + "' contradicts '" + before + "' in column " + columns.get(before) + ": "
                        + against.get().getValue());
            }
            answer = answer.and(facet, word);
            columns.putIfAbsent(word, line.column());
        } while (line.hasMore());
        return new Wanted("answered " + String.join(" ", columns.keySet()), Place.answered(answer));
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
