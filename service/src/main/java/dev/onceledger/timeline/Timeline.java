package dev.onceledger.timeline;

import java.util.List;

/**
 * A scripted retry story, as read from its file.
 *
 * @param name by which it is called
 * @param title what it shows
 * @param comments the file's own comments, without their marks
 * @param setup what a run starts from
 * @param requests that are sent
 * @param clients who sends them
 * @param ticks what happens
 * @param end what must be true when all is over
 */
public record Timeline(
        String name,
        Bilingual title,
        List<String> comments,
        Setup setup,
        List<NamedRequest> requests,
        List<String> clients,
        List<Tick> ticks,
        Tick end) {
    /** Keeps its own lists. */
    public Timeline {
        comments = List.copyOf(comments);
        requests = List.copyOf(requests);
        clients = List.copyOf(clients);
        ticks = List.copyOf(ticks);
    }
}
