package dev.onceledger.json;

import dev.onceledger.json.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a text into JSON's pieces; from where it is no JSON, the rest is one plain piece. */
final class Tokens {
    private static final Pattern PIECE = Pattern.compile("(?<string>\"(?:[^\"\\\\]++|\\\\.)*+\")"
            + "|(?<number>-?\\d[\\d.eE+-]*+)|(?<word>true|false|null)|(?<punctuation>[{}\\[\\],:])|(?<space>\\s++)");
    private static final Pattern COLON_NEXT = Pattern.compile("\\s*+:");
    private static final Pattern ESCAPED = Pattern.compile("\\\\u([0-9a-fA-F]{4})");

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

    /** The same with the value of each secret member replaced, whole objects and arrays too. */
    static List<Token> masked(List<Token> tokens, Secrets secrets) {
        List<Token> masked = new ArrayList<>();
        int at = 0;
        while (at < tokens.size()) {
            Token token = tokens.get(at++);
            // What is no JSON cannot be cut at its members.
            boolean unsafe = token.kind() == Kind.PLAIN && secrets.areNamedIn(unescaped(token.text()));
            masked.add(unsafe ? new Token(Kind.MASKED, Secrets.MASK) : token);
            if (token.kind() == Kind.NAME && secrets.isSecret(name(token))) {
                while (at < tokens.size()
                        && (tokens.get(at).is(":") || tokens.get(at).kind() == Kind.SPACE)) {
                    masked.add(tokens.get(at++));
                }
                at = afterValue(tokens, at);
                masked.add(new Token(Kind.MASKED, Secrets.MASK));
            }
        }
        return masked;
    }

    private static String name(Token quoted) {
        return unescaped(quoted.text().substring(1, quoted.text().length() - 1));
    }

    /** A name may be written with escapes, which must not unmask it. */
    private static String unescaped(String text) {
        return ESCAPED.matcher(text)
                .replaceAll(escape ->
                        Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(escape.group(1), 16))));
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
