package dev.onceledger.order;

import java.math.BigDecimal;
import java.util.List;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/** The members of one JSON object in a request, each read by its type, with errors that name the member by its JSON pointer. */
final class Fields {
    private final String pointer;
    private final JsonNode object;

    private Fields(String pointer, JsonNode object) {
        this.pointer = pointer;
        this.object = object;
    }

    static Fields of(String pointer, JsonNode node) throws InvalidRequest {
        if (!node.isObject()) {
            throw InvalidRequest.field(
                    pointer, "a JSON object", named(pointer) + " is " + kind(node) + ", not a JSON object.");
        }
        return new Fields(pointer, node);
    }

    Fields only(String... known) throws InvalidRequest {
        for (String name : object.propertyNames()) {
            if (!List.of(known).contains(name)) {
                throw new InvalidRequest(Problem.of(
                                Code.UNKNOWN_FIELD,
                                "This request has no field of the name \"" + shortened(name) + "\".",
                                "Leave it out; the known fields here are " + String.join(", ", known) + ".")
                        .with("pointer", pointerTo(shortened(name))));
            }
        }
        return this;
    }

    String text(String name, String rule) throws InvalidRequest {
        JsonNode node = given(name, rule);
        if (!node.isString()) {
            throw wrongType(name, node, rule);
        }
        return node.stringValue();
    }

    /** The text, or null where it is absent or null. */
    String optionalText(String name, String rule) throws InvalidRequest {
        return isGiven(name) ? text(name, rule) : null;
    }

    BigDecimal number(String name, String rule) throws InvalidRequest {
        JsonNode node = given(name, rule);
        if (!node.isNumber()) {
            throw wrongType(name, node, rule);
        }
        return node.decimalValue();
    }

    boolean flag(String name, boolean defaultValue) throws InvalidRequest {
        if (!isGiven(name)) {
            return defaultValue;
        }
        JsonNode node = object.get(name);
        if (!node.isBoolean()) {
            throw wrongType(name, node, "true or false");
        }
        return node.booleanValue();
    }

    JsonNode array(String name, String rule) throws InvalidRequest {
        JsonNode node = given(name, rule);
        if (!node.isArray()) {
            throw wrongType(name, node, rule);
        }
        return node;
    }

    InvalidRequest broken(String name, String rule, String how) {
        return InvalidRequest.field(pointerTo(name), rule, named(pointerTo(name)) + " " + how + ".");
    }

    private boolean isGiven(String name) {
        return object.has(name) && !object.get(name).isNull();
    }

    private JsonNode given(String name, String rule) throws InvalidRequest {
        if (!isGiven(name)) {
            throw broken(name, rule, "is required, but " + (object.has(name) ? "null" : "missing"));
        }
        return object.get(name);
    }

    private InvalidRequest wrongType(String name, JsonNode node, String rule) {
        return broken(name, rule, "is " + kind(node) + ", not " + rule);
    }

    private String pointerTo(String name) {
        return pointer + JsonPointer.empty().appendProperty(name);
    }

    private static String named(String pointer) {
        return pointer.isEmpty() ? "The request body" : "The field " + pointer;
    }

    private static String kind(JsonNode node) {
        if (node.isObject()) {
            return "an object";
        }
        if (node.isArray()) {
            return "an array";
        }
        if (node.isNumber()) {
            return "a number";
        }
        return node.isString() ? "a string" : node.toString();
    }

    // A name comes from a stranger and is echoed: bounded, so that an error never grows with the request.
    private static String shortened(String name) {
        int max = 64;
        return name.codePointCount(0, name.length()) <= max
                ? name
                : name.substring(0, name.offsetByCodePoints(0, max)) + "…";
    }
}
