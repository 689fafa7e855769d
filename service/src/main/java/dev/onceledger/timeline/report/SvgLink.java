package dev.onceledger.timeline.report;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.run.ClientResult;
import dev.onceledger.timeline.run.TickResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An arrow from lane to lane.
 *
 * @param kind what goes along it
 * @param from the lane where it begins
 * @param to the lane at its point
 * @param text what it says
 */
record SvgLink(Kind kind, int from, int to, String text) {
    /** What kinds there are. */
    enum Kind {
        CLAIM("#57606a", "1.6", "5 4"),
        COMMIT("#1a7f37", "2.2", ""),
        READ("#55248a", "1.6", ""),
        WAIT("#7d4e00", "2.2", "7 5");

        private final String ink;
        private final String width;
        private final String dashes;

        Kind(String ink, String width, String dashes) {
            this.ink = ink;
            this.width = width;
            this.dashes = dashes;
        }
    }

    static final int HEIGHT = 24;
    private static final Bilingual CLAIM = new Bilingual("inserts the key, uncommitted", "키 삽입 (미확정)");
    private static final Bilingual READ = new Bilingual("%s reads afresh", "%s가 새로 읽음");
    private static final Bilingual WAIT = new Bilingual("%s waits for %s", "%s가 %s를 기다림");

    /** What went from lane to lane in a tick; the lane behind the clients is the ledger. */
    static List<SvgLink> of(TickResult result, Locale locale) {
        List<SvgLink> links = new ArrayList<>();
        List<String> names = result.clients().stream().map(ClientResult::client).toList();
        int ledger = names.size();
        for (int lane = 0; lane < names.size(); lane++) {
            ClientResult client = result.clients().get(lane);
            List<String> did = client.did().stream().map(Bilingual::en).toList();
            if (did.contains(Step.CLAIMED.text())) {
                links.add(new SvgLink(Kind.CLAIM, lane, ledger, CLAIM.in(locale)));
            }
            if (did.contains(Step.COMMITTED.text())) {
                links.add(new SvgLink(Kind.COMMIT, lane, ledger, "COMMIT"));
            }
            if (did.contains(Step.RECORD_READ.text())) {
                links.add(new SvgLink(Kind.READ, ledger, lane, READ.in(locale).formatted(client.client())));
            }
            // Another program has no lane to point at.
            if (client.standing() instanceof Standing.Waiting waiting && names.contains(waiting.rival())) {
                String words = WAIT.in(locale).formatted(client.client(), waiting.rival());
                links.add(new SvgLink(Kind.WAIT, lane, names.indexOf(waiting.rival()), words));
            }
        }
        return links;
    }

    /** Draws it at this height, between the lines of its lanes. */
    void draw(Markup out, int fromX, int toX, int y) {
        int middle = y + HEIGHT / 2;
        boolean right = toX > fromX;
        int tip = toX + (right ? -7 : 7);
        int back = tip + (right ? -8 : 8);
        out.open(
                        "line",
                        "x1",
                        String.valueOf(fromX + (right ? 7 : -7)),
                        "y1",
                        String.valueOf(middle),
                        "x2",
                        String.valueOf(back),
                        "y2",
                        String.valueOf(middle),
                        "stroke",
                        kind.ink,
                        "stroke-width",
                        kind.width,
                        "stroke-dasharray",
                        kind.dashes)
                .close();
        String point = "M%d %d L%d %d L%d %d Z".formatted(tip, middle, back, middle - 5, back, middle + 5);
        out.open("path", "d", point, "fill", kind.ink).close();
        int width = SvgText.width(text) + 8;
        int left = Math.min(fromX, toX) + 16;
        out.open(
                        "rect",
                        "x",
                        String.valueOf(left),
                        "y",
                        String.valueOf(y + 3),
                        "width",
                        String.valueOf(width),
                        "height",
                        String.valueOf(HEIGHT - 6),
                        "fill",
                        "#ffffff")
                .close();
        SvgText.draw(out, List.of(text), left + 4, y + 3, kind.ink, "600");
    }
}
