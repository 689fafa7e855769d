package dev.onceledger.timeline.report;

import java.util.List;

/** The items of one lane at one tick, one below the other; measured without a font, so with room to spare. */
final class SvgCell {
    static final int SIZE = 13;
    static final int LINE = 18;
    private static final int AROUND = 6;
    private static final int BETWEEN = 6;
    /** Of a column that a Korean letter takes two of. */
    private static final double COLUMN = 0.58 * SIZE;

    private final List<SvgItem> items;
    private final int width;

    SvgCell(List<SvgItem> items, int width) {
        this.items = List.copyOf(items);
        this.width = width;
    }

    static int columns(int width) {
        return Math.max(4, (int) (width / COLUMN));
    }

    static int widthOf(String text) {
        return (int) Math.ceil(CellText.width(text) * COLUMN);
    }

    int height() {
        return items.stream().mapToInt(this::height).sum() + BETWEEN * Math.max(0, items.size() - 1);
    }

    private int height(SvgItem item) {
        return lines(item).size() * LINE + (item.look().isBox() ? AROUND : 0);
    }

    private List<String> lines(SvgItem item) {
        return CellText.wrapped(item.text(), columns(width - (item.look().isBox() ? 2 * AROUND : 0)));
    }

    void draw(Markup out, int x, int y) {
        int top = y;
        for (SvgItem item : items) {
            draw(out, item, x, top);
            top += height(item) + BETWEEN;
        }
    }

    private void draw(Markup out, SvgItem item, int x, int y) {
        SvgItem.Look look = item.look();
        if (look.isBox()) {
            out.open(
                            "rect",
                            "x",
                            String.valueOf(x),
                            "y",
                            String.valueOf(y),
                            "width",
                            String.valueOf(width),
                            "height",
                            String.valueOf(height(item)),
                            "rx",
                            "5",
                            "fill",
                            look.fill(),
                            "stroke",
                            look.edge(),
                            "stroke-dasharray",
                            look.dashes())
                    .close();
        }
        int inset = look.isBox() ? AROUND : 0;
        String weight = look.isBox() ? "600" : "";
        text(out, lines(item), x + inset, y + inset / 2, look.ink(), weight);
    }

    /** Lines of text below one another, the first of them beginning there. */
    static void text(Markup out, List<String> lines, int x, int y, String ink, String weight) {
        for (int i = 0; i < lines.size(); i++) {
            out.open(
                            "text",
                            "x",
                            String.valueOf(x),
                            "y",
                            String.valueOf(y + i * LINE + SIZE),
                            "fill",
                            ink,
                            "font-weight",
                            weight)
                    .plain(lines.get(i))
                    .close();
        }
    }
}
