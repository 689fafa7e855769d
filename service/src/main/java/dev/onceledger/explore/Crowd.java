package dev.onceledger.explore;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a scenario of two clients one of three: the last request is sent by another client as well. */
public final class Crowd {
    private static final Pattern CLIENTS = Pattern.compile("(?m)^clients A B$");
    private static final Pattern LAST_SEND = Pattern.compile("(?ms)(.*^  send )B( \\S+)$");

    private Crowd() {}

    /**
     * The scenario's text with a third client.
     *
     * @throws IllegalArgumentException if it is not of two clients called A and B, of whom B sends
     */
    public static String ofThree(String text) {
        Matcher clients = CLIENTS.matcher(text);
        Matcher last = LAST_SEND.matcher(text);
        if (!clients.find() || !last.find()) {
            throw new IllegalArgumentException("only a scenario of two clients, A and B, can be given a third");
        }
        String sent = last.replaceFirst("$1B$2\n  send C$2");
        return CLIENTS.matcher(sent).replaceFirst("clients A B C");
    }
}
