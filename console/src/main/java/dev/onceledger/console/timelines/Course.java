package dev.onceledger.console.timelines;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Tick;
import dev.onceledger.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a run does: all of a timeline, or so many of its ticks and then what is done by hand.
 *
 * @param timeline as written
 * @param followed how many of its ticks are followed, its end counted as one
 * @param hand what is done by hand after them
 */
record Course(Timeline timeline, int followed, List<HandMove> hand) {
    Course {
        hand = List.copyOf(hand);
    }

    /** All of it. */
    static Course of(Timeline timeline) {
        return new Course(timeline, timeline.ticks().size() + 1, List.of());
    }

    boolean isByHand() {
        return !hand.isEmpty();
    }

    int length() {
        return followed + hand.size();
    }

    /** Nothing is done by hand any more from this tick on; without any of it the timeline is followed again. */
    Course upTo(int ticks) {
        int left = Math.max(0, Math.min(ticks, length()) - followed);
        return left == 0 ? of(timeline) : new Course(timeline, followed, hand.subList(0, left));
    }

    /** When so many ticks are over, this is done by hand. */
    Course then(int ticks, HandMove move) {
        Course before = upTo(ticks);
        List<HandMove> all = new ArrayList<>(before.hand);
        all.add(move);
        return new Course(timeline, before.isByHand() ? before.followed : ticks, all);
    }

    /** What is done by hand, as a tick; counted from 0. */
    Tick tick(int number) {
        Set<String> taken = timeline.ticks().stream().map(Tick::name).collect(Collectors.toSet());
        int free = 1;
        while (taken.contains("h" + free)) {
            free++;
        }
        return hand.get(number).tick(free + number);
    }

    /** The timeline as it is told after so many of the moves. */
    Timeline told(int moves) {
        if (moves == 0) {
            return timeline;
        }
        List<Tick> ticks = new ArrayList<>(
                timeline.ticks().subList(0, Math.min(followed, timeline.ticks().size())));
        for (int i = 0; i < moves; i++) {
            ticks.add(tick(i));
        }
        Timeline last = hand.get(moves - 1).told();
        Bilingual title = timeline.title();
        return new Timeline(
                timeline.name(),
                new Bilingual(marked(title.en(), " (changed by hand)"), marked(title.ko(), " (손으로 바꿈)")),
                timeline.comments(),
                timeline.setup(),
                last.requests(),
                timeline.clients(),
                List.of(),
                ticks,
                timeline.end());
    }

    private static String marked(String title, String mark) {
        return title.isEmpty() ? title : title + mark;
    }
}
