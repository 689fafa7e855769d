package dev.onceledger.console.keys;

import dev.onceledger.ledger.Scope;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** The look-up of a key as a line for a POSIX shell; it changes nothing, and holds no token. */
final class LookUpCurl {
    private LookUpCurl() {}

    static String of(Scope scope) {
        return "curl -i 'http://127.0.0.1:8080/idempotency-keys?key=" + encoded(scope.key()) + "&operation="
                + encoded(scope.operation()) + "' -H \"Authorization: Bearer $ONCELEDGER_TOKEN\"";
    }

    private static String encoded(String part) {
        return URLEncoder.encode(part, StandardCharsets.UTF_8).replace("'", "%27");
    }
}
