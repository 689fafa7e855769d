package dev.onceledger.design.filterclaim;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The design's own fingerprint, as its article makes it; the ledger's differs in every part. */
final class TicketFingerprint {
    private static final JsonMapper JSON = JsonMapper.shared();

    private TicketFingerprint() {}

    /**
     * The hash of method, URI as sent, token without white space around it, and body hash.
     *
     * @throws IllegalArgumentException if the body is no JSON
     */
    static String of(String method, String uri, String token, byte[] body) {
        String bodyHash = sha256(canonical(body));
        return sha256(String.join("\n", method, uri, token.trim(), bodyHash));
    }

    /** Members sorted at every depth, arrays as they are, white space gone. */
    static String canonical(byte[] body) {
        try {
            return JSON.writeValueAsString(sorted(JSON.readValue(body, Object.class)));
        } catch (JacksonException malformed) {
            throw new IllegalArgumentException("the body is no JSON", malformed);
        }
    }

    private static Object sorted(Object value) {
        if (value instanceof Map<?, ?> members) {
            Map<String, Object> byName = new TreeMap<>();
            members.forEach((name, member) -> byName.put(String.valueOf(name), sorted(member)));
            return byName;
        }
        if (value instanceof List<?> elements) {
            List<Object> inOrder = new ArrayList<>();
            elements.forEach(element -> inOrder.add(sorted(element)));
            return inOrder;
        }
        return value;
    }

    private static String sha256(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
