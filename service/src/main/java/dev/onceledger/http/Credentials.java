package dev.onceledger.http;

import dev.onceledger.order.Code;
import dev.onceledger.order.Problem;
import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the caller of a request by its bearer token. */
final class Credentials {
    private static final Pattern BEARER = Pattern.compile("(?i:Bearer) +([A-Za-z0-9._~+/-]+=*)");
    private static final String CHALLENGE = "Bearer realm=\"onceledger\"";

    private final Tokens tokens;

    Credentials(Tokens tokens) {
        this.tokens = tokens;
    }

    /** The caller, if he has this role. */
    Caller require(Role role, HttpServletRequest request) throws Rejected {
        Caller caller = caller(request);
        if (!caller.has(role)) {
            throw Rejected.with(
                    Code.FORBIDDEN,
                    "This needs the role " + role.name().toLowerCase(Locale.ROOT)
                            + ", which your principal does not have.",
                    "Use the token of a principal with that role.");
        }
        if (role == Role.OPERATOR && !isThisMachine(request.getRemoteAddr())) {
            throw Rejected.with(
                    Code.FORBIDDEN,
                    "Operators are served on the machine itself only.",
                    "Ask from the machine that the service runs on, at its loopback address.");
        }
        return caller;
    }

    static boolean isThisMachine(String numericAddress) {
        try {
            return InetAddress.getByName(numericAddress).isLoopbackAddress();
        } catch (UnknownHostException notNumeric) {
            return false;
        }
    }

    private Caller caller(HttpServletRequest request) throws Rejected {
        List<String> lines = Collections.list(request.getHeaders("Authorization"));
        if (lines.size() != 1) {
            throw refused("The request has " + lines.size() + " Authorization headers, not one.", CHALLENGE);
        }
        Matcher bearer = BEARER.matcher(lines.get(0).trim());
        if (!bearer.matches()) {
            throw refused("The Authorization header holds no bearer token.", CHALLENGE);
        }
        return tokens.find(bearer.group(1))
                .orElseThrow(() -> refused("The bearer token is not known.", CHALLENGE + ", error=\"invalid_token\""));
    }

    private static Rejected refused(String detail, String challenge) {
        return new Rejected(
                Problem.of(
                        Code.UNAUTHENTICATED,
                        detail,
                        "Send one 'Authorization: Bearer <token>' header with a valid token."),
                Map.of("WWW-Authenticate", challenge));
    }
}
