package dev.onceledger.timeline.report;

import java.util.List;

/** The items of one lane at one tick, one below the other; measured without a font, so with room to spare. */
final class SvgCell {
    private static final int AROUND = 6;
    private static final int BETWEEN = 6;

    private final List<SvgItem> items;
    private final int width;

    SvgCell(List<SvgItem> items, int width) {
        this.items = List.copyOf(items);
        this.width = width;
    }

    int height() {
        return items.stream().mapToInt(this::height).sum() + BETWEEN * Math.max(0, items.size() - 1);
    }

    private int height(SvgItem item) {
        return lines(item).size() * SvgText.LINE + (item.look().isBox() ? AROUND : 0);
    }

    private List<String> lines(SvgItem item) {
        return SvgText.wrapped(item.text(), width - (item.look().isBox() ? 2 * AROUND : 0));
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
        SvgText.draw(out, lines(item), x + inset, y + inset / 2, look.ink(), weight);
    }
}
