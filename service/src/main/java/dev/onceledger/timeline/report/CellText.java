package dev.onceledger.timeline.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Text measured and broken as a terminal shows it: Korean letters and their like take two columns each. */
final class CellText {
    private CellText() {}

    static int width(String text) {
        return text.codePoints().map(CellText::width).sum();
    }

    private static int width(int letter) {
        boolean wide = letter >= 0x1100
                && (letter <= 0x115F
                        || (letter >= 0x2E80 && letter <= 0xA4CF)
                        || (letter >= 0xAC00 && letter <= 0xD7A3)
                        || (letter >= 0xF900 && letter <= 0xFAFF)
                        || (letter >= 0xFE30 && letter <= 0xFE6F)
                        || (letter >= 0xFF00 && letter <= 0xFF60)
                        || (letter >= 0xFFE0 && letter <= 0xFFE6));
        return wide ? 2 : 1;
    }

    static String padded(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - width(text)));
    }

    static int longestWord(String text) {
        return Arrays.stream(text.split(" ")).mapToInt(CellText::width).max().orElse(0);
    }

    /** Broken at spaces where that is possible, within words where it is not. */
    static List<String> wrapped(String text, int columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            if (!line.isEmpty() && width(line.toString()) + 1 + width(word) > columns) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
            breakInside(line, columns, lines);
        }
        lines.add(line.toString());
        return lines;
    }

    private static void breakInside(StringBuilder line, int columns, List<String> lines) {
        while (width(line.toString()) > columns && line.length() > 1) {
            int end = line.length();
            while (end > 1 && width(line.substring(0, end)) > columns) {
                end = line.offsetByCodePoints(end, -1);
            }
            lines.add(line.substring(0, end));
            line.delete(0, end);
        }
    }
}
