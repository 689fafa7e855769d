package dev.onceledger.console.json;

import dev.onceledger.json.JsonText;
import dev.onceledger.json.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** Shows JSON in colours; what is searched for stands out. */
public final class JsonFlow extends TextFlow {
    /** Beyond this many characters a text is shown in one colour, since each piece is a node. */
    private static final int COLOURED = 100_000;

    private JsonText shown = JsonText.empty();
    private String sought = "";

    /** An empty one. */
    public JsonFlow() {
        getStyleClass().addAll("json", "code");
        setFocusTraversable(true);
    }

    /** Shows this text. */
    public void show(JsonText text) {
        shown = text;
        build();
    }

    /** Marks every place where this stands, whatever its case; nothing for an empty one. */
    public void mark(String search) {
        sought = search.toLowerCase(Locale.ROOT);
        build();
    }

    private void build() {
        String whole = shown.text();
        setAccessibleText(whole);
        List<Text> pieces = new ArrayList<>();
        if (whole.length() > COLOURED) {
            add(pieces, whole, Token.Kind.PLAIN);
        } else {
            shown.tokens().forEach(token -> add(pieces, token.text(), token.kind()));
        }
        getChildren().setAll(pieces);
    }

    private void add(List<Text> pieces, String text, Token.Kind kind) {
        String lower = text.toLowerCase(Locale.ROOT);
        int at = 0;
        int found = sought.isEmpty() ? -1 : lower.indexOf(sought);
        while (found >= 0) {
            piece(pieces, text.substring(at, found), kind, false);
            at = found + sought.length();
            piece(pieces, text.substring(found, at), kind, true);
            found = lower.indexOf(sought, at);
        }
        piece(pieces, text.substring(at), kind, false);
    }

    private static void piece(List<Text> pieces, String text, Token.Kind kind, boolean isFound) {
        if (!text.isEmpty()) {
            Text piece = new Text(text);
            piece.getStyleClass().addAll("json-text", "json-" + kind.name().toLowerCase(Locale.ROOT));
            if (isFound) {
                piece.getStyleClass().add("json-found");
            }
            pieces.add(piece);
        }
    }
}
