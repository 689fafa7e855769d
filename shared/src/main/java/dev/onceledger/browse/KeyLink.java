package dev.onceledger.browse;

import dev.onceledger.ledger.Scope;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A key as text that can be sent to somebody: {@code onceledger://PRINCIPAL/OPERATION/KEY}, each part URL-encoded. */
public final class KeyLink {
    private static final String SCHEME = "onceledger://";

    private KeyLink() {}

    /** The link to this key. */
    public static String to(Scope scope) {
        return SCHEME + encoded(scope.principal()) + "/" + encoded(scope.operation()) + "/" + encoded(scope.key());
    }

    /** What a text links to; empty if it is no such link. */
    public static Optional<Scope> read(String text) {
        String link = text.strip();
        String[] parts =
                link.startsWith(SCHEME) ? link.substring(SCHEME.length()).split("/", -1) : new String[0];
        if (parts.length != 3 || parts[0].isEmpty() || parts[1].isEmpty() || parts[2].isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Scope(decoded(parts[0]), decoded(parts[1]), decoded(parts[2])));
        } catch (IllegalArgumentException notEncoded) {
            return Optional.empty();
        }
    }

    private static String encoded(String part) {
        return URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20");
    }

    private static String decoded(String part) {
        return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
    }
}
