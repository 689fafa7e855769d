package dev.onceledger.fingerprint;

import java.math.BigDecimal;
import java.math.BigInteger;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Reads one JSON document and nothing else: what two readers could understand differently is refused, numbers stay exact. */
public final class StrictJson {
    /** How deep arrays and objects may be nested. */
    public static final int MAX_DEPTH = 32;

    // The length of a number is judged by ExactNumber, which can name the member; names are not pooled, for they come
    // from strangers.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxNestingDepth(MAX_DEPTH + 1)
                    .build())
            .build();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final JsonParser parser;

    private StrictJson(JsonParser parser) {
        this.parser = parser;
    }

    /** The document in these bytes, integers as BigInteger and all other numbers as BigDecimal; throws InvalidJson with position and cause. */
    public static JsonNode parse(byte[] utf8) throws InvalidJson {
        String text = StrictUtf8.decode(utf8);
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return new StrictJson(parser).read();
        }
    }

    // Around everything, not only around the next token: Jackson reads a string's characters when they are asked for.
    private JsonNode read() throws InvalidJson {
        try {
            return document();
        } catch (JacksonException e) {
            throw refused(InvalidJson.Kind.MALFORMED, JsonFault.inPlainEnglish(e), e.getLocation());
        }
    }

    private JsonNode document() throws InvalidJson {
        if (parser.nextToken() == null) {
            throw refused(InvalidJson.Kind.MALFORMED, "The text is empty");
        }
        JsonNode root = value(0);
        if (parser.nextToken() != null) {
            throw refused(InvalidJson.Kind.MALFORMED, "Something follows the JSON value");
        }
        return root;
    }

    private JsonNode value(int depth) throws InvalidJson {
        switch (parser.currentToken()) {
            case START_OBJECT:
                return object(nested(depth));
            case START_ARRAY:
                return array(nested(depth));
            case VALUE_STRING:
                return NODES.stringNode(whole(parser.getString()));
            case VALUE_NUMBER_INT:
                return NODES.numberNode(new BigInteger(bounded(parser.getString())));
            case VALUE_NUMBER_FLOAT:
                return NODES.numberNode(new BigDecimal(bounded(parser.getString())));
            case VALUE_TRUE:
            case VALUE_FALSE:
                return NODES.booleanNode(parser.getBooleanValue());
            case VALUE_NULL:
                return NODES.nullNode();
            default:
                throw refused(InvalidJson.Kind.MALFORMED, "A JSON value was expected here");
        }
    }

    private JsonNode object(int depth) throws InvalidJson {
        ObjectNode object = NODES.objectNode();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = whole(parser.currentName());
            if (object.has(name)) {
                throw refused(InvalidJson.Kind.DUPLICATE_MEMBER, "The same member is named twice in one object");
            }
            parser.nextToken();
            object.set(name, value(depth));
        }
        return object;
    }

    private JsonNode array(int depth) throws InvalidJson {
        ArrayNode array = NODES.arrayNode();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            array.add(value(depth));
        }
        return array;
    }

    private int nested(int depth) throws InvalidJson {
        if (depth == MAX_DEPTH) {
            throw refused(InvalidJson.Kind.MALFORMED, "Nested more than " + MAX_DEPTH + " levels deep");
        }
        return depth + 1;
    }

    private String whole(String text) throws InvalidJson {
        if (StrictUtf8.hasLoneSurrogate(text)) {
            throw refused(
                    InvalidJson.Kind.MALFORMED,
                    "A string holds half of a surrogate pair (\\ud800 to \\udfff), which is no character");
        }
        return text;
    }

    private String bounded(String number) throws InvalidJson {
        String broken = ExactNumber.brokenRule(number);
        if (broken != null) {
            throw refused(InvalidJson.Kind.NUMBER_TOO_LARGE, broken);
        }
        return number;
    }

    private InvalidJson refused(InvalidJson.Kind kind, String reason) {
        return refused(kind, reason, parser.currentTokenLocation());
    }

    private InvalidJson refused(InvalidJson.Kind kind, String reason, TokenStreamLocation at) {
        String pointer = parser.streamReadContext().pathAsPointer().toString();
        return new InvalidJson(kind, Math.max(1, at.getLineNr()), Math.max(1, at.getColumnNr()), pointer, reason);
    }
}
