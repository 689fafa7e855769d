package dev.onceledger.fingerprint;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A request's identity as {@code v1:<64 hex digits>}: a comparison value, never authentication. A stored one is compared by
 * computing its own version again, whatever the current version is.
 */
public record Fingerprint(String value) {
    /** The version new records get. */
    public static final String CURRENT_VERSION = "v1";

    private static final Pattern FORM = Pattern.compile("v[1-9][0-9]{0,2}:[0-9a-f]{64}");

    /** Any well-formed version may be held and shown; only a known one can be computed. */
    public Fingerprint {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("A fingerprint is v<n>:<64 lower-case hex digits>, not: " + value);
        }
    }

    /** The current version's fingerprint of a request, given its canonical text. */
    public static Fingerprint of(String principal, String operation, String canonical) {
        return of(CURRENT_VERSION, principal, operation, canonical);
    }

    /** The fingerprint in the named version; throws IllegalArgumentException if this release does not know that version. */
    public static Fingerprint of(String version, String principal, String operation, String canonical) {
        if (!version.equals("v1")) {
            throw new IllegalArgumentException("This release cannot compute fingerprint version " + version);
        }
        return new Fingerprint("v1:" + HexFormat.of().formatHex(sha256(principal, operation, canonical)));
    }

    /** Reads a stored value; throws IllegalArgumentException if it has not the form of a fingerprint. */
    public static Fingerprint parse(String value) {
        return new Fingerprint(value);
    }

    /** Reads a stored value for comparison; empty if it is none, or of a version that this release cannot compute. */
    public static Optional<Fingerprint> read(String value) {
        return value != null && FORM.matcher(value).matches()
                ? Optional.of(new Fingerprint(value)).filter(Fingerprint::isComputable)
                : Optional.empty();
    }

    /** The same version computed for another request; throws IllegalArgumentException for a version from a newer release. */
    public Fingerprint recompute(String principal, String operation, String canonical) {
        return of(version(), principal, operation, canonical);
    }

    /** Whether this request has this fingerprint, in this fingerprint's version; throws like {@link #recompute}. */
    public boolean matches(String principal, String operation, String canonical) {
        return equals(recompute(principal, operation, canonical));
    }

    /** Such as {@code v1}. */
    public String version() {
        return value.substring(0, value.indexOf(':'));
    }

    /** Whether this release can compute this version; a false one can be shown, but not compared. */
    public boolean isComputable() {
        return version().equals("v1");
    }

    /** The first eight hex digits, for people and tables; not unique. */
    public String shortForm() {
        int start = value.indexOf(':') + 1;
        return value.substring(start, start + 8);
    }

    @Override
    public String toString() {
        return value;
    }

    // Each part behind its length in bytes (four bytes, big-endian): otherwise ("ab","c") and ("a","bc") would be one
    // input.
    private static byte[] sha256(String... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String part : parts) {
                byte[] utf8 = StrictUtf8.encode(part);
                digest.update(
                        ByteBuffer.allocate(Integer.BYTES).putInt(utf8.length).array());
                digest.update(utf8);
            }
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
