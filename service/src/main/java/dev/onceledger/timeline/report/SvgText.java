package dev.onceledger.timeline.report;

import java.util.ArrayList;
import java.util.List;

/** Text measured and broken without knowing the font that it will be shown in, so with room to spare. */
final class SvgText {
    /** In pixels, as is all else. */
    static final int SIZE = 13;

    static final int LINE = 18;
    private static final double WIDE = 1.02 * SIZE;
    private static final double CAPITAL = 0.76 * SIZE;
    private static final double SMALL = 0.57 * SIZE;

    private SvgText() {}

    static int width(String text) {
        return (int) Math.ceil(text.codePoints().mapToDouble(SvgText::width).sum());
    }

    private static double width(int letter) {
        if (CellText.width(Character.toString(letter)) > 1) {
            return WIDE;
        }
        return Character.isUpperCase(letter) || "mw@%_".indexOf(letter) >= 0 ? CAPITAL : SMALL;
    }

    /** Broken at spaces, in long codes behind an underscore, and within words where nothing else helps. */
    static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String part : text.strip().split("(?<=[ _])|\\R")) {
            if (!line.isEmpty() && width((line + part).stripTrailing()) > width) {
                lines.add(line.toString().strip());
                line.setLength(0);
            }
            line.append(part);
            breakInside(line, width, lines);
        }
        lines.add(line.toString().strip());
        return lines;
    }

    private static void breakInside(StringBuilder line, int width, List<String> lines) {
        while (width(line.toString().stripTrailing()) > width && line.codePointCount(0, line.length()) > 1) {
            int end = line.length();
            while (line.codePointCount(0, end) > 1 && width(line.substring(0, end)) > width) {
                end = line.offsetByCodePoints(end, -1);
            }
            lines.add(line.substring(0, end));
            line.delete(0, end);
        }
    }

    /** Lines below one another, the first of them beginning there. */
    static void draw(Markup out, List<String> lines, int x, int y, String ink, String weight) {
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
