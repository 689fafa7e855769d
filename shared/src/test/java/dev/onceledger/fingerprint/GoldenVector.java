package dev.onceledger.fingerprint;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One line of the golden file: what was sent, its canonical text and its fingerprint, computed outside this code. */
public record GoldenVector(
        String name,
        String principal,
        String operation,
        String orderId,
        String request,
        String canonical,
        String fingerprint) {

    /** All vectors; read by the tests of every module that normalises requests. */
    public static Stream<GoldenVector> all() {
        try (InputStream file = GoldenVector.class.getResourceAsStream("/golden/fingerprints.json")) {
            JsonNode vectors = JsonMapper.shared().readTree(file).get("vectors");
            return vectors.valueStream().map(GoldenVector::of);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GoldenVector of(JsonNode node) {
        return new GoldenVector(
                text(node, "name"),
                text(node, "principal"),
                text(node, "operation"),
                node.has("orderId") ? text(node, "orderId") : null,
                text(node, "request"),
                text(node, "canonical"),
                text(node, "fingerprint"));
    }

    private static String text(JsonNode node, String member) {
        return node.get(member).stringValue();
    }

    @Override
    public String toString() {
        return name;
    }
}
