package dev.onceledger.design.filterclaim;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The value of a claimed key.
 *
 * @param status always IN_PROGRESS: nothing ever completes it
 * @param fingerprint of the request that claimed it
 */
record ClaimRecord(String status, String fingerprint) {
    private static final JsonMapper JSON = JsonMapper.shared();

    static ClaimRecord inProgress(String fingerprint) {
        return new ClaimRecord("IN_PROGRESS", fingerprint);
    }

    String serialize() {
        return JSON.writeValueAsString(this);
    }

    static ClaimRecord deserialize(String value) {
        try {
            ClaimRecord read = JSON.readValue(value, ClaimRecord.class);
            if (read.fingerprint() == null) {
                throw new IllegalArgumentException("a claim without a fingerprint");
            }
            return read;
        } catch (JacksonException unreadable) {
            throw new IllegalArgumentException("not a claim", unreadable);
        }
    }
}
