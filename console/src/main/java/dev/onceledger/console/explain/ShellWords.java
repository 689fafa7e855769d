package dev.onceledger.console.explain;

import java.util.ArrayList;
import java.util.List;

/** Cuts a line as a POSIX shell would: quotes, backslashes and continued lines, but nothing is expanded or run. */
final class ShellWords {
    private final String line;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean begun;
    private int at;

    private ShellWords(String line) {
        this.line = line;
    }

    /** The words of the line. */
    static List<String> of(String line) throws NotCurl {
        return new ShellWords(line).cut();
    }

    private List<String> cut() throws NotCurl {
        while (at < line.length()) {
            char c = line.charAt(at++);
            if (c == '\'') {
                single();
            } else if (c == '"') {
                twofold();
            } else if (c == '$' && at < line.length() && line.charAt(at) == '\'') {
                throw new NotCurl(NotCurl.Why.ANSI_QUOTE, "$'");
            } else if (c == '\\') {
                escaped();
            } else if (Character.isWhitespace(c)) {
                end();
            } else {
                add(c);
            }
        }
        end();
        return words;
    }

    private void single() throws NotCurl {
        int close = line.indexOf('\'', at);
        if (close < 0) {
            throw new NotCurl(NotCurl.Why.OPEN_QUOTE, "'");
        }
        begun = true;
        word.append(line, at, close);
        at = close + 1;
    }

    private void twofold() throws NotCurl {
        begun = true;
        while (at < line.length()) {
            char c = line.charAt(at++);
            if (c == '"') {
                return;
            }
            boolean escapes = c == '\\' && at < line.length() && "\\\"$`\n".indexOf(line.charAt(at)) >= 0;
            if (!escapes) {
                word.append(c);
            } else if (line.charAt(at++) != '\n') {
                word.append(line.charAt(at - 1));
            }
        }
        throw new NotCurl(NotCurl.Why.OPEN_QUOTE, "\"");
    }

    private void escaped() {
        if (line.startsWith("\r\n", at)) {
            at += 2;
        } else if (at < line.length() && line.charAt(at++) != '\n') {
            add(line.charAt(at - 1));
        }
    }

    private void add(char c) {
        begun = true;
        word.append(c);
    }

    private void end() {
        if (begun) {
            words.add(word.toString());
            word.setLength(0);
            begun = false;
        }
    }
}
