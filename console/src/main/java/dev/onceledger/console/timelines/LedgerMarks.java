package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import dev.onceledger.ledger.Status;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Scene;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Sight.SeenOrder;
import dev.onceledger.timeline.Sight.SeenRecord;
import dev.onceledger.timeline.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/** What stands in the lanes of ledger, orders, stock and observer, as the observer's connection has read it. */
final class LedgerMarks {
    private static final String KEYS = "keys";
    private static final String STUCK = "stuck keys";
    private static final String CHARGES = "charges";

    private final Timeline timeline;
    private final Texts texts;
    private Sight before;

    LedgerMarks(Timeline timeline, Texts texts) {
        this.timeline = timeline;
        this.texts = texts;
    }

    /** The row is done; what it saw is what the next one is compared with. */
    void after(Beat beat) {
        before = beat.scene().sight();
    }

    /** The records, where they have changed, and whose uncommitted one is new. */
    List<Mark> records(Beat beat, List<String> openBefore) {
        List<Mark> marks = new ArrayList<>();
        List<SeenRecord> now = beat.scene().sight().records();
        if (before == null || !before.records().equals(now)) {
            now.stream()
                    .map(record ->
                            new Mark(kind(record.status()), record.status().name(), detail(record)))
                    .forEach(marks::add);
        }
        inside(beat.scene(), openBefore, BarsReader::holdsRecord, "lanes.uncommitted.record", marks);
        Sight sight = beat.scene().sight();
        if (isNews(sight, KEYS) || isNews(sight, STUCK)) {
            int stuck = sight.counts().getOrDefault(STUCK, 0);
            String detail = stuck == 0 ? "" : texts.get("lanes.keys.stuck", stuck);
            marks.add(new Mark(
                    Mark.Kind.KEYS, texts.get("lanes.keys", sight.counts().get(KEYS)), detail));
        }
        return marks;
    }

    private static Mark.Kind kind(Status status) {
        return switch (status) {
            case FAILED_FINAL -> Mark.Kind.REFUSED_RECORD;
            case EXPIRED -> Mark.Kind.TOMBSTONE;
            case SUCCEEDED, PROCESSING, UNKNOWN -> Mark.Kind.RECORD;
        };
    }

    /** With the name of the request that it belongs to, where the timeline has one for its fingerprint. */
    private String detail(SeenRecord record) {
        String request = timeline.requests().stream()
                .filter(one -> one.request().fingerprint().shortForm().equals(record.fingerprint()))
                .map(NamedRequest::name)
                .findFirst()
                .orElse("?");
        String resource = record.resourceId() == null ? "" : record.resourceId() + " · ";
        return resource + request + " fp " + record.fingerprint();
    }

    List<Mark> orders(Beat beat, List<String> openBefore) {
        List<Mark> marks = new ArrayList<>();
        List<SeenOrder> now = beat.scene().sight().orders();
        if (before == null || !before.orders().equals(now)) {
            now.stream()
                    .map(order -> new Mark(
                            Mark.Kind.ORDER,
                            order.orderId(),
                            order.status() + " · "
                                    + order.amount().stripTrailingZeros().toPlainString()))
                    .forEach(marks::add);
        }
        inside(beat.scene(), openBefore, BarsReader::hasOrder, "lanes.uncommitted.order", marks);
        Sight sight = beat.scene().sight();
        if (isNews(sight, CHARGES)) {
            marks.add(new Mark(
                    Mark.Kind.CHARGE, texts.get("lanes.charges", sight.counts().get(CHARGES)), ""));
        }
        return marks;
    }

    /** Counted by the design, and another number than before; that there are none at first is no news. */
    private boolean isNews(Sight sight, String what) {
        int then = before == null ? 0 : before.counts().getOrDefault(what, 0);
        return sight.counts().getOrDefault(what, 0) != then;
    }

    private void inside(
            Scene scene, List<String> openBefore, BiPredicate<Scene, String> open, String key, List<Mark> marks) {
        timeline.clients().stream()
                .filter(client -> open.test(scene, client) && !openBefore.contains(client))
                .map(client -> new Mark(Mark.Kind.UNCOMMITTED, texts.get(key), texts.get("lanes.only", client)))
                .forEach(marks::add);
    }

    List<Mark> stock(Beat beat) {
        List<Mark> marks = new ArrayList<>();
        beat.scene().sight().stock().forEach((sku, now) -> {
            Integer then = before == null ? null : before.stock().get(sku);
            if (!now.equals(then)) {
                String was = then == null ? "" : texts.get("lanes.stock.was", then);
                marks.add(new Mark(Mark.Kind.STOCK, sku + "  " + now, was));
            }
        });
        return marks;
    }

    /** The counts of what is committed, in words. */
    static String sees(Sight sight, Texts texts) {
        Integer charges = sight.counts().get(CHARGES);
        boolean rows = !sight.records().isEmpty() || !sight.orders().isEmpty();
        if (charges != null && (rows || charges > 0)) {
            return texts.get(
                    "lanes.sees.charged", sight.records().size(), sight.orders().size(), charges);
        }
        return rows
                ? texts.get("lanes.sees", sight.records().size(), sight.orders().size())
                : texts.get("lanes.sees.nothing");
    }

    /** What an outside reader sees at the end of a tick, and what happened from outside. */
    List<Mark> observer(Band band, Beat beat) {
        List<Mark> marks = new ArrayList<>();
        band.result().ifPresent(result -> result.outside()
                .forEach(event -> marks.add(
                        new Mark(Mark.Kind.OUTSIDE, event.in(texts.language().locale()), ""))));
        Sight sight = beat.scene().sight();
        marks.add(new Mark(Mark.Kind.SEEN, sees(sight, texts), ""));
        return marks;
    }
}
