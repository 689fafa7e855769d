package dev.onceledger.timeline.file;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Expectation;
import dev.onceledger.timeline.Inside;
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
    private static final Bilingual STANDINGS = Line.oneOf("at, blocked, answered, died, unknown, idle");
    private static final Bilingual ANSWER_WORDS = new Bilingual(
            "a status such as 201, a code such as OUT_OF_STOCK, an order id, 'replayed' or 'first'",
            "201 같은 상태, OUT_OF_STOCK 같은 코드, 주문 ID, 'replayed', 'first' 중 하나");

    private final Cast cast;

    /** A place, and what it is called. */
    private record Wanted(Bilingual words, Place place) {}

    StandingReader(Cast cast) {
        this.cast = cast;
    }

    /** Where one client must be. */
    Said read(Line line, String client) throws InvalidTimeline {
        int column = line.column();
        Wanted wanted = wanted(line);
        if (wanted.place().rivals().equals(Set.of(client))) {
            throw line.wrong(new Bilingual(client + " cannot wait for itself", client + " 클라이언트는 자신을 기다릴 수 없습니다"));
        }
        Expectation expectation = new Expectation(
                line.source(),
                Bilingual.same(client),
                wanted.words(),
                scene -> words(scene, client),
                scene -> wanted.place().holds(scene.clients().get(client)));
        return new Said(expectation, column, Claim.Among.one(client, wanted.place()));
    }

    /** How many of several must be there. */
    Said among(Line line, int expected, int column) throws InvalidTimeline {
        List<String> clients = cast.clients(line);
        if (expected > clients.size()) {
            throw line.wrong(new Bilingual(
                    expected + " of these cannot be anywhere: they are " + clients.size(),
                    "이 중 " + expected + "개가 그럴 수는 없습니다: 모두 " + clients.size() + "개입니다"));
        }
        Wanted wanted = wanted(line);
        String all = clients.get(0) + ".." + clients.get(clients.size() - 1);
        Bilingual subject = new Bilingual(
                "how many of " + all + ": " + wanted.words().en(),
                all + " 중 ‘" + wanted.words().ko() + "’인 수");
        Bilingual number = Bilingual.same(String.valueOf(expected));
        Expectation expectation = Expectation.exactly(line.source(), subject, number, scene -> {
            long there = clients.stream()
                    .filter(client -> wanted.place().holds(scene.clients().get(client)))
                    .count();
            return Bilingual.same(String.valueOf(there));
        });
        return new Said(expectation, column, new Claim.Among(clients, wanted.place(), expected));
    }

    private Wanted wanted(Line line) throws InvalidTimeline {
        return switch (line.word(STANDINGS)) {
            case "at" -> {
                Step step = StepReader.read(line);
                Bilingual held = StandingWords.of(new Standing.At(step, Inside.NOTHING));
                yield new Wanted(held.withEnglish("at " + step.text()), Place.at(step));
            }
            case "blocked" -> blocked(line);
            case "answered" -> answered(line);
            case "died" -> new Wanted(new Bilingual("died", "중단"), Place.only(Place.Otherwise.DIED));
            case "unknown" -> new Wanted(new Bilingual("unknown", "알 수 없음"), Place.only(Place.Otherwise.UNKNOWN));
            case "idle" -> new Wanted(StandingWords.of(new Standing.Idle()), Place.only(Place.Otherwise.IDLE));
            default -> throw line.expected(STANDINGS);
        };
    }

    Said sameBytes(Line line, int column) throws InvalidTimeline {
        String one = cast.client(line);
        String other = cast.client(line);
        Expectation expectation = new Expectation(
                line.source(),
                Bilingual.same("same bytes " + one + " " + other),
                new Bilingual("answers of equal bytes", "바이트까지 같은 응답"),
                scene -> both(one, words(scene, one), other, words(scene, other)),
                scene -> body(scene, one).length > 0 && Arrays.equals(body(scene, one), body(scene, other)));
        return new Said(expectation, column, new Claim.SameBytes(one, other));
    }

    private static Bilingual both(String one, Bilingual its, String other, Bilingual theOthers) {
        return new Bilingual(
                one + " " + its.en() + "; " + other + " " + theOthers.en(),
                one + " " + its.ko() + "; " + other + " " + theOthers.ko());
    }

    private Wanted blocked(Line line) throws InvalidTimeline {
        if (!line.take("by")) {
            return new Wanted(new Bilingual("blocked", "기다림 (막힘)"), Place.blockedBy(cast.everybody()));
        }
        String rival = line.take(Rival.NAME) ? Rival.NAME : cast.client(line);
        Bilingual words = StandingWords.of(new Standing.Waiting(rival, Bilingual.NONE));
        return new Wanted(words, Place.blockedBy(Set.of(rival)));
    }

    private static Wanted answered(Line line) throws InvalidTimeline {
        AnswerSaid answer = AnswerSaid.NOTHING;
        Map<String, Integer> columns = new LinkedHashMap<>();
        do {
            String word = line.word(ANSWER_WORDS);
            Facet facet = Facet.of(word).orElseThrow(() -> line.expected(ANSWER_WORDS));
            Optional<Map.Entry<String, Bilingual>> against = answer.against(facet, word);
            if (against.isPresent()) {
                String before = against.get().getKey();
                throw line.contradiction(
                        word, before, columns.get(before), against.get().getValue());
            }
            answer = answer.and(facet, word);
            columns.putIfAbsent(word, line.column());
        } while (line.hasMore());
        return new Wanted(StandingWords.answered(List.copyOf(columns.keySet())), Place.answered(answer));
    }

    private static Bilingual words(Scene scene, String client) {
        return StandingWords.of(scene.clients().get(client));
    }

    private static byte[] body(Scene scene, String client) {
        return scene.clients().get(client) instanceof Standing.Answered answered
                ? answered.answer().body()
                : new byte[0];
    }
}
