package dev.onceledger.order;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** One of the many ways to write a JSON value: white space, member order, escapes, and the spelling of numbers are random. */
final class Spelling {
    private static final String[] GAPS = {"", "", " ", "\n", "\t ", "\r\n"};

    private final Random random;

    Spelling(Random random) {
        this.random = random;
    }

    String object(List<String> members) {
        List<String> shuffled = new ArrayList<>(members);
        Collections.shuffle(shuffled, random);
        return gap() + "{" + gap() + String.join(",", shuffled) + gap() + "}" + gap();
    }

    String array(List<String> elements) {
        return gap() + "[" + String.join(",", elements) + "]" + gap();
    }

    String member(String name, String value) {
        return gap() + string(name) + gap() + ":" + gap() + value + gap();
    }

    String number(long unscaled, int scale) {
        BigDecimal value = BigDecimal.valueOf(unscaled, scale);
        int shift = random.nextInt(7) - 3;
        switch (random.nextInt(4)) {
            case 0:
                return value.toPlainString();
            case 1:
                return value.stripTrailingZeros().toPlainString();
            case 2:
                return value.setScale(scale + 1 + random.nextInt(5)).toPlainString();
            default:
                return value.movePointLeft(shift).toPlainString() + (random.nextBoolean() ? "e" : "E") + shift;
        }
    }

    String string(String text) {
        StringBuilder out = new StringBuilder("\"");
        text.codePoints().forEach(c -> out.append(character(c)));
        return out.append('"').toString();
    }

    private String character(int codePoint) {
        boolean mustEscape = codePoint < 0x20 || codePoint == '"' || codePoint == '\\';
        if (!mustEscape && random.nextInt(4) > 0) {
            return Character.toString(codePoint);
        }
        StringBuilder escaped = new StringBuilder();
        for (char unit : Character.toChars(codePoint)) {
            escaped.append(String.format(random.nextBoolean() ? "\\u%04x" : "\\u%04X", (int) unit));
        }
        return escaped.toString();
    }

    private String gap() {
        return GAPS[random.nextInt(GAPS.length)];
    }
}
