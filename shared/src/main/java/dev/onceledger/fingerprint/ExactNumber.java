package dev.onceledger.fingerprint;

import java.math.BigDecimal;

/** A JSON number kept by value in decimal, within bounds that are judged on its text before any number is built. */
final class ExactNumber {
    static final int MAX_LENGTH = 100;
    static final int MAX_EXPONENT = 100;

    private ExactNumber() {}

    /** The rule this text breaks, in plain English, or null if it may be built. */
    static String brokenRule(String text) {
        if (text.length() > MAX_LENGTH) {
            return "A number may have at most " + MAX_LENGTH + " characters, this one has " + text.length();
        }
        // Digits are counted as text: 1e999999999 costs nothing to refuse and gigabytes to write out.
        String exponent = exponentDigits(text);
        if (exponent.length() > 3 || (!exponent.isEmpty() && Integer.parseInt(exponent) > MAX_EXPONENT)) {
            return "The exponent of a number must lie between -" + MAX_EXPONENT + " and " + MAX_EXPONENT;
        }
        return null;
    }

    private static String exponentDigits(String text) {
        int e = Math.max(text.indexOf('e'), text.indexOf('E'));
        return e < 0 ? "" : text.substring(e + 1).replaceFirst("^[+-]?0*", "");
    }

    /** Plain decimal form by value: 12000, 12000.0 and 1.2e4 are all "12000", and -0 is "0". */
    static String canonical(BigDecimal number) {
        if (Math.abs((long) number.scale()) > 4L * MAX_EXPONENT || number.precision() > 2 * MAX_LENGTH) {
            throw new IllegalArgumentException("Too large to be written out in plain decimal form");
        }
        return number.stripTrailingZeros().toPlainString();
    }
}
