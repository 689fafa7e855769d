package dev.onceledger.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The bearer tokens that are let in; only their SHA-256 hashes are known here, and two tokens may name one principal. */
public final class Tokens {
    private static final String SAMPLE = "/sample-data/tokens.json";
    private static final int HASH_BYTES = 32;

    private final List<Entry> entries;

    private Tokens(List<Entry> entries) {
        this.entries = List.copyOf(entries);
    }

    private record Entry(byte[] hash, Caller caller) {}

    /**
     * The tokens in a file.
     *
     * @throws IOException if it can't be read
     * @throws IllegalArgumentException if it is no list of token hashes; the message says where
     */
    public static Tokens load(Path file) throws IOException {
        return read(Files.readAllBytes(file), file.toString());
    }

    /** The tokens of the sample, written out in sample-data/README.md; everyone knows them. */
    public static Tokens sample() {
        try (InputStream sample = Tokens.class.getResourceAsStream(SAMPLE)) {
            return read(sample.readAllBytes(), "sample-data/tokens.json");
        } catch (IOException unreadable) {
            throw new IllegalStateException("the sample tokens are not readable", unreadable);
        }
    }

    /** How a token is written in the file: its SHA-256 in hexadecimal digits. */
    public static String hashOf(String token) {
        return HexFormat.of().formatHex(sha256(token));
    }

    /** Who presents this token; compares with every hash in constant time, so that timing tells nothing about any of them. */
    Optional<Caller> find(String token) {
        byte[] presented = sha256(token);
        Caller found = null;
        for (Entry entry : entries) {
            if (MessageDigest.isEqual(entry.hash, presented)) {
                found = entry.caller;
            }
        }
        return Optional.ofNullable(found);
    }

    private static Tokens read(byte[] json, String name) {
        List<Entry> entries = new ArrayList<>();
        try {
            for (JsonNode token : JsonMapper.shared().readTree(json).required("tokens")) {
                entries.add(entry(token));
            }
            return new Tokens(entries);
        } catch (JacksonException | IllegalArgumentException wrong) {
            throw new IllegalArgumentException(
                    name + ", token " + (entries.size() + 1) + ": " + wrong.getMessage(), wrong);
        }
    }

    private static Entry entry(JsonNode token) {
        byte[] hash = HexFormat.of().parseHex(token.required("sha256").stringValue());
        if (hash.length != HASH_BYTES) {
            throw new IllegalArgumentException("sha256 must have " + 2 * HASH_BYTES + " hexadecimal digits");
        }
        Set<Role> roles = EnumSet.noneOf(Role.class);
        token.required("roles").forEach(role -> roles.add(Role.named(role.stringValue())));
        return new Entry(hash, new Caller(token.required("principal").stringValue(), roles));
    }

    private static byte[] sha256(String token) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
