package dev.onceledger.fingerprint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * The one text of a JSON value: members sorted by UTF-16 code units as in RFC 8785, array order kept, no white space, strings
 * unnormalised, and, unlike RFC 8785, numbers exact and in plain decimal form.
 */
public final class CanonicalJson {
    private final StringBuilder out = new StringBuilder();

    private CanonicalJson() {}

    /** The canonical text; throws IllegalArgumentException for what has none (binary floating point, binary or Java objects). */
    public static String write(JsonNode node) {
        CanonicalJson json = new CanonicalJson();
        json.value(node);
        return json.out.toString();
    }

    private void value(JsonNode node) {
        if (node.isObject()) {
            object(node);
        } else if (node.isArray()) {
            array(node);
        } else if (node.isString()) {
            CanonicalString.append(node.stringValue(), out);
        } else if (node.isBoolean() || node.isNull()) {
            out.append(node.isNull() ? "null" : Boolean.toString(node.booleanValue()));
        } else if (node.isIntegralNumber() || node.isBigDecimal()) {
            out.append(ExactNumber.canonical(node.decimalValue()));
        } else {
            throw new IllegalArgumentException("No exact canonical form for a " + node.getNodeType() + " node");
        }
    }

    private void object(JsonNode node) {
        List<String> names = new ArrayList<>(node.propertyNames());
        Collections.sort(names); // String.compareTo compares UTF-16 code units, which is RFC 8785's order
        Iterator<String> each = names.iterator();
        out.append('{');
        while (each.hasNext()) {
            String name = each.next();
            CanonicalString.append(name, out);
            out.append(':');
            value(node.get(name));
            out.append(each.hasNext() ? "," : "");
        }
        out.append('}');
    }

    private void array(JsonNode node) {
        out.append('[');
        for (int i = 0; i < node.size(); i++) {
            out.append(i == 0 ? "" : ",");
            value(node.get(i));
        }
        out.append(']');
    }
}
