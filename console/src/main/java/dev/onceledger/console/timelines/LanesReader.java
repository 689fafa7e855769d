package dev.onceledger.console.timelines;

import dev.onceledger.console.text.Texts;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Scene;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Makes a sequence diagram of what a run has shown. */
final class LanesReader {
    private final Texts texts;
    private final Locale locale;
    private final Shown shown;
    private final List<String> clients;
    private final ClientMarks clientMarks;
    private final LedgerMarks ledgerMarks;
    private final BarsReader bars;

    private LanesReader(Shown shown, Texts texts) {
        this.shown = shown;
        this.texts = texts;
        this.locale = texts.language().locale();
        this.clients = shown.timeline().clients();
        this.clientMarks = new ClientMarks(texts);
        this.ledgerMarks = new LedgerMarks(shown.timeline(), texts);
        this.bars = new BarsReader(clients);
    }

    static Lanes read(Shown shown, Texts texts) {
        return new LanesReader(shown, texts).lanes();
    }

    private Lanes lanes() {
        List<LaneBand> bands = new ArrayList<>();
        shown.bands().forEach(band -> bands.add(band(band)));
        List<String> names = shown.allTicks();
        names.subList(bands.size(), names.size())
                .forEach(name -> bands.add(new LaneBand(name, "", List.of(), 0, List.of(), false)));
        List<String> heads = new ArrayList<>(clients);
        for (String lane : List.of("ledger", "orders", "stock", "observer")) {
            heads.add(texts.get("lanes." + lane));
        }
        return new Lanes(heads, clients.size(), bands, bars.bars());
    }

    private LaneBand band(Band band) {
        List<LaneRow> rows = new ArrayList<>();
        for (int i = 0; i < band.beats().size(); i++) {
            rows.add(row(band, i));
        }
        List<String> unmet = band.checks().stream()
                .filter(check -> !check.holds())
                .map(check -> texts.get(
                        "lanes.unmet",
                        check.expectation().source().line(),
                        check.expectation().source().text(),
                        check.seen().in(locale)))
                .toList();
        return new LaneBand(
                band.tick().name(),
                band.tick().note().in(locale),
                rows,
                band.checks().size() - band.unmet(),
                unmet,
                true);
    }

    private LaneRow row(Band band, int index) {
        Beat beat = band.beats().get(index);
        Map<Integer, List<Mark>> marks = new HashMap<>();
        for (int lane = 0; lane < clients.size(); lane++) {
            marks.put(lane, clientMarks.of(clients.get(lane), beat, index == 0));
        }
        int ledger = clients.size();
        marks.put(ledger, ledgerMarks.records(beat, bars.claims()));
        marks.put(ledger + 1, ledgerMarks.orders(beat, bars.orders()));
        marks.put(ledger + 2, ledgerMarks.stock(beat));
        if (index == band.beats().size() - 1) {
            marks.put(ledger + 3, ledgerMarks.observer(band, beat));
        }
        ledgerMarks.after(beat);
        LaneRow row = new LaneRow(beat.action(), links(beat, index == 0), marks);
        bars.next(beat);
        return row;
    }

    private List<Link> links(Beat beat, boolean first) {
        List<Link> links = new ArrayList<>();
        int ledger = clients.size();
        for (int lane = 0; lane < clients.size(); lane++) {
            List<Step> passed = beat.passedBy(clients.get(lane));
            if (passed.contains(Step.CLAIMED)) {
                links.add(new Link(Link.Kind.CLAIM, lane, ledger, texts.get("lanes.link.claim")));
            }
            if (passed.contains(Step.COMMITTED)) {
                links.add(new Link(Link.Kind.COMMIT, lane, ledger, texts.get("lanes.link.commit")));
            }
            if (passed.contains(Step.RECORD_READ)) {
                links.add(new Link(Link.Kind.READ, ledger, lane, texts.get("lanes.link.read", clients.get(lane))));
            }
        }
        waits(beat.scene(), first, links);
        return links;
    }

    private void waits(Scene scene, boolean first, List<Link> links) {
        for (int lane = 0; lane < clients.size(); lane++) {
            String rival = BarsReader.rival(scene, clients.get(lane));
            boolean began = rival != null && !bars.waited(lane);
            // Another program has no lane to point at.
            if (rival != null && clients.contains(rival) && (first || began)) {
                links.add(new Link(
                        Link.Kind.WAIT,
                        lane,
                        clients.indexOf(rival),
                        texts.get("lanes.link.wait", clients.get(lane), rival)));
            }
        }
    }
}
