package dev.onceledger.ledger;

/**
 * An answer as it is kept and replayed, byte for byte.
 *
 * @param status the HTTP status
 * @param contentType the media type of the body
 * @param location where the resource is, or null
 * @param body the bytes of the answer; never changed after construction
 * @param resourceId the resource that the operation made or changed, null for a refusal
 */
public record StoredAnswer(int status, String contentType, String location, byte[] body, String resourceId) {
    /** Whether the operation succeeded; everything else that is stored is a final refusal. */
    public boolean succeeded() {
        return status >= 200 && status < 300;
    }
}
