package dev.onceledger.console.json;

import dev.onceledger.console.json.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a text into JSON's pieces; from where it is no JSON, the rest is one plain piece. */
final class Tokens {
    private static final Pattern PIECE = Pattern.compile("(?<string>\"(?:[^\"\\\\]++|\\\\.)*+\")"
            + "|(?<number>-?\\d[\\d.eE+-]*+)|(?<word>true|false|null)|(?<punctuation>[{}\\[\\],:])|(?<space>\\s++)");
    private static final Pattern COLON_NEXT = Pattern.compile("\\s*+:");
    private static final String MASK = "••••••";

    private Tokens() {}

    static List<Token> of(String text) {
        List<Token> tokens = new ArrayList<>();
        Matcher matcher = PIECE.matcher(text);
        int at = 0;
        while (at < text.length() && matcher.region(at, text.length()).lookingAt()) {
            tokens.add(new Token(kind(matcher, text), matcher.group()));
            at = matcher.end();
        }
        if (at < text.length()) {
            tokens.add(new Token(Kind.PLAIN, text.substring(at)));
        }
        return tokens;
    }

    private static Kind kind(Matcher matcher, String text) {
        if (matcher.group("string") != null) {
            Matcher colon = COLON_NEXT.matcher(text).region(matcher.end(), text.length());
            return colon.lookingAt() ? Kind.NAME : Kind.STRING;
        } else if (matcher.group("number") != null) {
            return Kind.NUMBER;
        } else if (matcher.group("word") != null) {
            return Kind.WORD;
        }
        return matcher.group("space") != null ? Kind.SPACE : Kind.PUNCTUATION;
    }

    /** The same with the value of each member whose name is secret replaced, whole objects and arrays too. */
    static List<Token> masked(List<Token> tokens, Predicate<String> isSecret) {
        List<Token> masked = new ArrayList<>();
        int at = 0;
        while (at < tokens.size()) {
            Token token = tokens.get(at++);
            masked.add(token);
            if (token.kind() == Kind.NAME
                    && isSecret.test(token.text().substring(1, token.text().length() - 1))) {
                while (at < tokens.size()
                        && (tokens.get(at).is(":") || tokens.get(at).kind() == Kind.SPACE)) {
                    masked.add(tokens.get(at++));
                }
                at = afterValue(tokens, at);
                masked.add(new Token(Kind.MASKED, MASK));
            }
        }
        return masked;
    }

    private static int afterValue(List<Token> tokens, int from) {
        int depth = 0;
        for (int at = from; at < tokens.size(); at++) {
            depth += tokens.get(at).opens() ? 1 : tokens.get(at).closes() ? -1 : 0;
            if (depth <= 0) {
                return at + 1;
            }
        }
        return tokens.size();
    }
}
