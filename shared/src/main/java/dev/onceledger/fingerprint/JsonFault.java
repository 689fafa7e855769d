package dev.onceledger.fingerprint;

import java.util.Locale;
import tools.jackson.core.JacksonException;

/** The parser's complaint without its advice on parser settings, which is no use to whoever sent the request. */
final class JsonFault {
    private JsonFault() {}

    static String inPlainEnglish(JacksonException e) {
        String message = e.getOriginalMessage();
        int advice = firstOf(
                message, ": enable `", " (enable ", ": maybe a (non-standard)", " (start marker", ", from `", "\n");
        return "This is not JSON: " + lowerFirst(message.substring(0, advice));
    }

    private static int firstOf(String message, String... marks) {
        int first = message.length();
        for (String mark : marks) {
            int at = message.indexOf(mark);
            first = at < 0 ? first : Math.min(first, at);
        }
        return first;
    }

    private static String lowerFirst(String message) {
        return message.isEmpty() ? message : message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }
}
