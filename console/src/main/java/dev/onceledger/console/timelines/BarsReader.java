package dev.onceledger.console.timelines;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Inside;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds what lasts from row to row: requests, open transactions, waits, and what is written but not committed. */
final class BarsReader {
    /** Later steps are passed by a stored refusal as well, which has no order. */
    private static final Set<Step> ORDER_OPEN = EnumSet.of(Step.ORDER_INSERTED, Step.STOCK_DECREASED);

    private final List<String> clients;
    private final List<Bar> bars = new ArrayList<>();
    private final Map<String, Integer> open = new HashMap<>();
    private Scene before;
    private int row;

    BarsReader(List<String> clients) {
        this.clients = clients;
    }

    /** The next row; {@link #claims} and its like speak of the row before until then. */
    void next(Beat beat) {
        int ledger = clients.size();
        Scene scene = beat.scene();
        for (int lane = 0; lane < clients.size(); lane++) {
            String client = clients.get(lane);
            List<Step> passed = beat.passedBy(client);
            boolean underWay = isUnderWay(scene, client);
            last(Bar.Kind.ALIVE, lane, underWay, !passed.isEmpty());
            last(Bar.Kind.TRANSACTION, lane, holdsTransaction(scene, client), passed.contains(Step.CLAIMED));
            last(Bar.Kind.WAIT, lane, rival(scene, client) != null, false);
        }
        boolean record = clients.stream().anyMatch(client -> holdsTransaction(scene, client));
        boolean order = clients.stream().anyMatch(client -> hasOrder(scene, client));
        last(Bar.Kind.UNCOMMITTED, ledger, record, false);
        last(Bar.Kind.UNCOMMITTED, ledger + 1, order, false);
        before = scene;
        row++;
    }

    /**
     * Goes on with the bar of the row before, begins one, or ends it where this row begins.
     *
     * @param lasts whether it is still so at the end of the row
     * @param wasSo whether it was so within the row
     */
    private void last(Bar.Kind kind, int lane, boolean lasts, boolean wasSo) {
        String name = kind + " " + lane;
        Integer at = lasts ? open.get(name) : open.remove(name);
        if (at != null) {
            bars.set(at, new Bar(kind, lane, bars.get(at).from(), row, !lasts && !wasSo));
        } else if (lasts || wasSo) {
            bars.add(new Bar(kind, lane, row, row, false));
            if (lasts) {
                open.put(name, bars.size() - 1);
            }
        }
    }

    /** Whose uncommitted record there was in the row before. */
    List<String> claims() {
        return clients.stream()
                .filter(client -> before != null && holdsTransaction(before, client))
                .toList();
    }

    /** Whose uncommitted order there was in the row before. */
    List<String> orders() {
        return clients.stream()
                .filter(client -> before != null && hasOrder(before, client))
                .toList();
    }

    /** Whether the client of this lane waited in the row before. */
    boolean waited(int lane) {
        return before != null && rival(before, clients.get(lane)) != null;
    }

    List<Bar> bars() {
        return List.copyOf(bars);
    }

    /** For whom a client waits, or null. */
    static String rival(Scene scene, String client) {
        return scene.clients().get(client) instanceof Standing.Waiting waiting ? waiting.rival() : null;
    }

    /** Whether its open transaction holds the ledger row of its key. */
    static boolean holdsRecord(Scene scene, String client) {
        return scene.clients().get(client) instanceof Standing.At at && at.inside() == Inside.CLAIM;
    }

    private static boolean holdsTransaction(Scene scene, String client) {
        return StandingWords.isOpen(scene.clients().get(client));
    }

    static boolean hasOrder(Scene scene, String client) {
        return scene.clients().get(client) instanceof Standing.At at && ORDER_OPEN.contains(at.step());
    }

    private static boolean isUnderWay(Scene scene, String client) {
        Standing standing = scene.clients().get(client);
        return standing instanceof Standing.At || standing instanceof Standing.Waiting;
    }
}
