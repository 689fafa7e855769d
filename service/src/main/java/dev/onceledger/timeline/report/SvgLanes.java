package dev.onceledger.timeline.report;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.TickResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** One run as lanes: time flows down, a band for each tick; a thick line is an open transaction, a dashed one a wait. */
final class SvgLanes {
    private static final int CLIENT = 220;
    private static final int[] SIDES = {210, 160, 110, 220};
    private static final int MARKS = 22;
    private static final int AROUND = 8;
    private static final int HEAD = 30;
    private static final List<Bilingual> NAMES =
            List.of(HtmlWords.LEDGER, HtmlWords.ORDERS, HtmlWords.STOCK, HtmlWords.OBSERVER);

    private final Outcome outcome;
    private final Locale locale;
    private final int clients;

    SvgLanes(Outcome outcome, Locale locale) {
        this.outcome = outcome;
        this.locale = locale;
        this.clients = outcome.timeline().clients().size();
    }

    int width() {
        return start(clients + SIDES.length);
    }

    private int start(int lane) {
        int x = 0;
        for (int i = 0; i < lane; i++) {
            x += width(i);
        }
        return x;
    }

    private int width(int lane) {
        return lane < clients ? CLIENT : SIDES[lane - clients];
    }

    private int line(int lane) {
        return start(lane) + AROUND;
    }

    /** Draws it from this height on, and says how high it is. */
    int draw(Markup out, int y) {
        int top = y + heads(out, y);
        SvgCells cells = new SvgCells(outcome.timeline(), locale);
        for (TickResult result : outcome.ticks()) {
            top += band(out, result, cells.next(result), top);
        }
        return top - y;
    }

    private int heads(Markup out, int y) {
        List<String> names = new ArrayList<>(outcome.timeline().clients());
        NAMES.forEach(name -> names.add(name.in(locale)));
        for (int lane = 0; lane < names.size(); lane++) {
            box(out, start(lane), y, width(lane) - 6, HEAD - 6, lane < clients ? "#ddf0ff" : "#eaeef2");
            SvgText.draw(out, List.of(names.get(lane)), start(lane) + AROUND, y + 3, "#1f2328", "700");
        }
        return HEAD;
    }

    private int band(Markup out, TickResult result, List<List<SvgItem>> items, int y) {
        List<SvgCell> cells = new ArrayList<>();
        for (int lane = 0; lane < items.size(); lane++) {
            cells.add(new SvgCell(items.get(lane), width(lane) - MARKS - AROUND));
        }
        List<SvgLink> links = SvgLink.of(result, locale);
        List<String> note = SvgText.wrapped(note(result), width() - 90);
        int head = note.size() * SvgText.LINE + AROUND;
        int marks = cells.stream().mapToInt(SvgCell::height).max().orElse(0);
        int height = head + links.size() * SvgLink.HEIGHT + marks + 2 * AROUND;
        lines(out, result, y + head, height - head);
        box(out, 0, y, width(), head, "#e7ecf2");
        SvgText.draw(out, List.of(name(result)), AROUND, y + AROUND / 2, "#1f2328", "700");
        SvgText.draw(out, note, 74, y + AROUND / 2, "#1f2328", "");
        int at = y + head + AROUND / 2;
        for (SvgLink link : links) {
            link.draw(out, line(link.from()), line(link.to()), at);
            at += SvgLink.HEIGHT;
        }
        for (int lane = 0; lane < cells.size(); lane++) {
            cells.get(lane).draw(out, start(lane) + MARKS, at + AROUND / 2);
        }
        return height;
    }

    private String name(TickResult result) {
        boolean last = result.tick() == outcome.timeline().end();
        return last ? HtmlWords.END.in(locale) : result.tick().name();
    }

    private String note(TickResult result) {
        boolean last = result.tick() == outcome.timeline().end();
        Bilingual note = last && result.tick().note().isEmpty()
                ? HtmlWords.END_NOTE
                : result.tick().note();
        return note.in(locale);
    }

    private void lines(Markup out, TickResult result, int y, int height) {
        for (int lane = 0; lane < clients + SIDES.length; lane++) {
            Standing standing = lane < clients ? result.clients().get(lane).standing() : new Standing.Idle();
            boolean waits = standing instanceof Standing.Waiting;
            boolean open = StandingWords.isOpen(standing);
            String ink = waits ? "#7d4e00" : open ? "#0969da" : "#afb8c1";
            out.open(
                            "line",
                            "x1",
                            String.valueOf(line(lane)),
                            "y1",
                            String.valueOf(y),
                            "x2",
                            String.valueOf(line(lane)),
                            "y2",
                            String.valueOf(y + height),
                            "stroke",
                            ink,
                            "stroke-width",
                            open ? "7" : waits ? "5" : "1.5",
                            "stroke-dasharray",
                            waits ? "6 4" : "")
                    .close();
        }
    }

    private static void box(Markup out, int x, int y, int width, int height, String fill) {
        out.open(
                        "rect",
                        "x",
                        String.valueOf(x),
                        "y",
                        String.valueOf(y),
                        "width",
                        String.valueOf(width),
                        "height",
                        String.valueOf(height),
                        "rx",
                        "4",
                        "fill",
                        fill)
                .close();
    }
}
