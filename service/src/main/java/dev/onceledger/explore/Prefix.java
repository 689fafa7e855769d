package dev.onceledger.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How schedules begin that have not been run yet.
 *
 * @param moves the first ones, all given
 */
record Prefix(List<Move> moves) {
    /** Nothing is given. */
    static final Prefix NONE = new Prefix(List.of());

    Prefix {
        moves = List.copyOf(moves);
    }

    static Prefix of(List<Move> done, Move next) {
        List<Move> moves = new ArrayList<>(done);
        moves.add(next);
        return new Prefix(moves);
    }

    /** As {@link #parse} reads it. */
    String text() {
        return moves.stream().map(Move::text).collect(Collectors.joining(" "));
    }

    static Prefix parse(String text) {
        return text.isEmpty()
                ? NONE
                : new Prefix(Arrays.stream(text.split(" ")).map(Move::parse).toList());
    }
}
