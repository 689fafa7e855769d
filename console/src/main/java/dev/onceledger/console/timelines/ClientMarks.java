package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import dev.onceledger.order.Answer;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.AnswerWords;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.StepWords;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What stands in a client's lane: what it did in each row, and where that has brought it. */
final class ClientMarks {
    private static final String SEND = "send";
    private static final int FIRST_REFUSAL = 400;
    /** Said by what comes after them. */
    private static final Set<Step> BETWEEN = EnumSet.of(Step.BEFORE_CLAIM, Step.BEFORE_FRESH_READ);

    private final Texts texts;
    private final Map<String, Standing> before = new HashMap<>();

    ClientMarks(Texts texts) {
        this.texts = texts;
    }

    /** Marks of the next row; whoever waits says so again at the beginning of each band. */
    List<Mark> of(String client, Beat beat, boolean bandBegins) {
        Standing standing = beat.scene().clients().get(client);
        List<Step> passed = toTell(beat.passedBy(client), standing);
        List<Mark> marks = new ArrayList<>();
        if (beat.action().startsWith(SEND + " " + client + " ")) {
            marks.add(sent(beat.action().split(" ")[2]));
        } else if (!passed.isEmpty()) {
            marks.add(went(passed, standing));
        }
        if (beat.passedOver().contains(client)) {
            marks.add(new Mark(Mark.Kind.MISSED, texts.get("lanes.missed"), beat.action()));
        }
        boolean isNews = !standing.equals(before.put(client, standing));
        boolean stillWaits = bandBegins && standing instanceof Standing.Waiting;
        if (isNews || stillWaits) {
            arrived(standing).ifPresent(marks::add);
        }
        return marks;
    }

    /** Steps that the mark after them says anyway are left out. */
    private static List<Step> toTell(List<Step> passed, Standing standing) {
        if (standing instanceof Standing.Waiting) {
            return List.of();
        }
        boolean isOver = !passed.isEmpty()
                && passed.get(passed.size() - 1) == Step.ANSWERED
                && !(standing instanceof Standing.At);
        return isOver ? passed.subList(0, passed.size() - 1) : passed;
    }

    private Mark sent(String request) {
        return new Mark(Mark.Kind.SEND, texts.get("lanes.sends", request), "");
    }

    /** The last of the steps in large letters, those on the way to it in small ones. */
    private Mark went(List<Step> passed, Standing standing) {
        Step last = passed.get(passed.size() - 1);
        String way = passed.subList(0, passed.size() - 1).stream()
                .filter(step -> !BETWEEN.contains(step))
                .map(this::named)
                .collect(Collectors.joining(" · "));
        boolean held = standing instanceof Standing.At at && at.step() == last;
        String inside = held && StandingWords.isOpen(standing) ? texts.get("lanes.inside") : "";
        String detail = way.isEmpty() || inside.isEmpty() ? inside + way : inside + "\n" + way;
        return new Mark(held ? Mark.Kind.HELD : Mark.Kind.STEP, named(last), detail);
    }

    private String named(Step step) {
        return StepWords.of(step).in(texts.language().locale());
    }

    private Optional<Mark> arrived(Standing standing) {
        if (standing instanceof Standing.Waiting waiting) {
            return Optional.of(new Mark(
                    Mark.Kind.WAIT,
                    texts.get("lanes.blocked", waiting.rival()),
                    texts.get(
                            "lanes.evidence",
                            waiting.evidence().in(texts.language().locale()))));
        }
        return standing.match(new Standing.Cases<>() {
            @Override
            public Optional<Mark> idle() {
                return Optional.empty();
            }

            @Override
            public Optional<Mark> at(Step step) {
                return Optional.empty();
            }

            @Override
            public Optional<Mark> waiting(String rival) {
                return Optional.empty();
            }

            @Override
            public Optional<Mark> answered(Answer answer) {
                Mark.Kind refusedOrNot = answer.status() < FIRST_REFUSAL ? Mark.Kind.ANSWER : Mark.Kind.REFUSAL;
                return Optional.of(answer(answer, answer.replayed() ? Mark.Kind.REPLAY : refusedOrNot));
            }

            @Override
            public Optional<Mark> unknown() {
                return Optional.of(new Mark(Mark.Kind.LOST, texts.get("lanes.lost"), texts.get("lanes.lost.means")));
            }

            @Override
            public Optional<Mark> died(Step step) {
                return Optional.of(new Mark(Mark.Kind.DEAD, texts.get("lanes.died"), named(step)));
            }

            @Override
            public Optional<Mark> failed(Bilingual reason) {
                return Optional.of(new Mark(
                        Mark.Kind.FAILED,
                        texts.get("lanes.failed"),
                        reason.in(texts.language().locale())));
            }
        });
    }

    private Mark answer(Answer answer, Mark.Kind kind) {
        String words = AnswerWords.text(answer);
        String said = answer.replayed() ? words.replace(AnswerWords.REPLAYED, texts.get("lanes.replayed")) : words;
        return new Mark(kind, said, "");
    }
}
