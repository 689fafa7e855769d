package dev.onceledger.fingerprint;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/** Answers an operator's first question on a conflict: which member differs? */
public final class CanonicalDiff {
    private final List<Difference> found = new ArrayList<>();

    private CanonicalDiff() {}

    /** All differing members in canonical order, none if the texts are equal; throws IllegalArgumentException if one is not JSON. */
    public static List<Difference> between(String canonicalA, String canonicalB) {
        CanonicalDiff diff = new CanonicalDiff();
        diff.compare(JsonPointer.empty(), read(canonicalA), read(canonicalB));
        return List.copyOf(diff.found);
    }

    private static JsonNode read(String canonical) {
        try {
            return StrictJson.parse(canonical.getBytes(StandardCharsets.UTF_8));
        } catch (InvalidJson e) {
            throw new IllegalArgumentException("Not a canonical text: " + e.getMessage(), e);
        }
    }

    private void compare(JsonPointer at, JsonNode left, JsonNode right) {
        if (left != null && right != null && left.isObject() && right.isObject()) {
            Set<String> names = new TreeSet<>(left.propertyNames());
            names.addAll(right.propertyNames());
            names.forEach(name -> compare(at.appendProperty(name), left.get(name), right.get(name)));
        } else if (left != null && right != null && left.isArray() && right.isArray()) {
            for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
                compare(at.appendIndex(i), left.get(i), right.get(i));
            }
        } else {
            leaf(at, left, right);
        }
    }

    private void leaf(JsonPointer at, JsonNode left, JsonNode right) {
        Optional<String> a = Optional.ofNullable(left).map(CanonicalJson::write);
        Optional<String> b = Optional.ofNullable(right).map(CanonicalJson::write);
        if (a.equals(b)) {
            return;
        }
        boolean alike = left != null
                && right != null
                && left.isString()
                && right.isString()
                && LookAlike.test(left.stringValue(), right.stringValue());
        if (alike) {
            LookAlike parts = new LookAlike(left.stringValue(), right.stringValue());
            found.add(new Difference(at.toString(), a, b, parts.leftPart(), parts.rightPart()));
        } else {
            found.add(new Difference(at.toString(), a, b, List.of(), List.of()));
        }
    }
}
