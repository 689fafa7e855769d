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
 * @param meanwhile what may happen at any moment when all orders of steps are explored; a plain run does none of it
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
        List<Statement.Action> meanwhile,
        List<Tick> ticks,
        Tick end) {
    /** Keeps its own lists. */
    public Timeline {
        comments = List.copyOf(comments);
        requests = List.copyOf(requests);
        clients = List.copyOf(clients);
        meanwhile = List.copyOf(meanwhile);
        ticks = List.copyOf(ticks);
    }
}
