package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.run.ClientResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Which parts of the lines from waiting clients to their rivals run through each client's cell. */
final class Wires {
    private Wires() {}

    /** Classes for each cell, in the order of the clients; empty if nobody waits. */
    static List<String> of(List<ClientResult> clients) {
        List<String> names = clients.stream().map(ClientResult::client).toList();
        List<Set<String>> parts = new ArrayList<>();
        names.forEach(name -> parts.add(new TreeSet<>()));
        boolean any = false;
        for (int from = 0; from < names.size(); from++) {
            if (clients.get(from).standing() instanceof Standing.Waiting waiting && names.contains(waiting.rival())) {
                draw(parts, from, names.indexOf(waiting.rival()));
                any = true;
            }
        }
        return any ? parts.stream().map(classes -> String.join(" ", classes)).toList() : List.of();
    }

    private static void draw(List<Set<String>> parts, int from, int to) {
        parts.get(from).add("drop");
        parts.get(to).add("arrow");
        for (int lane = Math.min(from, to); lane <= Math.max(from, to); lane++) {
            if (lane > Math.min(from, to)) {
                parts.get(lane).add("left");
            }
            if (lane < Math.max(from, to)) {
                parts.get(lane).add("right");
            }
        }
    }
}
