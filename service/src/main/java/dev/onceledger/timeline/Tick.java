package dev.onceledger.timeline;

import java.util.List;

/**
 * One point of a timeline's ordinal time.
 *
 * @param name such as {@code t0}
 * @param line where it begins in the file, from 1
 * @param note what there is to see
 * @param statements what happens and what is expected, in order
 */
public record Tick(String name, int line, Bilingual note, List<Statement> statements) {
    /** Keeps its own list. */
    public Tick {
        statements = List.copyOf(statements);
    }
}
