package dev.onceledger.fingerprint;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;

/** Strings a person can't tell apart: equal once compatibility forms are composed and invisible characters left out. */
final class LookAlike {
    private final int[] left;
    private final int[] right;
    private final int prefix;
    private final int suffix;

    LookAlike(String left, String right) {
        this.left = left.codePoints().toArray();
        this.right = right.codePoints().toArray();
        int shorter = Math.min(this.left.length, this.right.length);
        int same = 0;
        while (same < shorter && this.left[same] == this.right[same]) {
            same++;
        }
        int tail = 0;
        while (tail < shorter - same && fromEnd(this.left, tail) == fromEnd(this.right, tail)) {
            tail++;
        }
        this.prefix = same;
        this.suffix = tail;
    }

    static boolean test(String left, String right) {
        return !left.equals(right) && visible(left).equals(visible(right));
    }

    List<String> leftPart() {
        return differing(left);
    }

    List<String> rightPart() {
        return differing(right);
    }

    private List<String> differing(int[] codePoints) {
        return Arrays.stream(codePoints, prefix, codePoints.length - suffix)
                .mapToObj(c -> String.format("U+%04X", c))
                .toList();
    }

    private static int fromEnd(int[] codePoints, int index) {
        return codePoints[codePoints.length - 1 - index];
    }

    private static String visible(String text) {
        StringBuilder seen = new StringBuilder();
        Normalizer.normalize(text, Normalizer.Form.NFKC)
                .codePoints()
                .filter(c -> Character.getType(c) != Character.FORMAT && Character.getType(c) != Character.CONTROL)
                .forEach(seen::appendCodePoint);
        return seen.toString();
    }
}
