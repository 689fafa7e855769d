package dev.onceledger.json;

import dev.onceledger.json.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/** A JSON text ready to be shown; a text that is no JSON is shown as it is. */
public final class JsonText {
    private static final String INDENT = "  ";

    private final List<Token> tokens;

    private JsonText(List<Token> tokens) {
        this.tokens = tokens;
    }

    /** Nothing. */
    public static JsonText empty() {
        return new JsonText(List.of());
    }

    /** A text that is no JSON, in one colour. */
    public static JsonText plain(String text) {
        return new JsonText(List.of(new Token(Kind.PLAIN, text)));
    }

    /** All of it, in the layout that it came in. */
    public static JsonText of(String text) {
        return new JsonText(Tokens.of(text));
    }

    /** The same with the values of secret members masked. */
    public JsonText masking(Secrets secrets) {
        return new JsonText(Tokens.masked(tokens, secrets));
    }

    /** Whether anything in it is masked. */
    public boolean isMasked() {
        return tokens.stream().anyMatch(token -> token.kind() == Kind.MASKED);
    }

    /** The same, one member to a line and indented; the order of members and every digit stay as they are. */
    public JsonText pretty() {
        if (tokens.stream().anyMatch(token -> token.kind() == Kind.PLAIN)) {
            return this;
        }
        List<Token> pretty = new ArrayList<>();
        List<Token> dense =
                tokens.stream().filter(token -> token.kind() != Kind.SPACE).toList();
        int depth = 0;
        for (int at = 0; at < dense.size(); at++) {
            Token token = dense.get(at);
            boolean empty =
                    token.opens() && at + 1 < dense.size() && dense.get(at + 1).closes();
            if (token.closes() && !(at > 0 && dense.get(at - 1).opens())) {
                pretty.add(line(--depth));
            } else if (token.closes()) {
                depth--;
            }
            pretty.add(token);
            if (token.opens()) {
                depth++;
            }
            if ((token.opens() && !empty) || token.is(",")) {
                pretty.add(line(depth));
            } else if (token.is(":")) {
                pretty.add(new Token(Kind.SPACE, " "));
            }
        }
        return new JsonText(pretty);
    }

    private static Token line(int depth) {
        return new Token(Kind.SPACE, "\n" + INDENT.repeat(Math.max(0, depth)));
    }

    /** Its pieces, which together are the text. */
    public List<Token> tokens() {
        return List.copyOf(tokens);
    }

    /** The text itself. */
    public String text() {
        StringBuilder text = new StringBuilder();
        tokens.forEach(token -> text.append(token.text()));
        return text.toString();
    }
}
