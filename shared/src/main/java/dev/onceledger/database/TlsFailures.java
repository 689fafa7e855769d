package dev.onceledger.database;

import dev.onceledger.database.CannotOpen.Why;
import dev.onceledger.database.JdbcUrl.Style;
import java.io.EOFException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.net.ssl.SSLException;

/** Says why a connection to PostgreSQL that has to be encrypted did not come about: the driver gives it no SQLSTATE of its own. */
final class TlsFailures {
    private static final Set<String> DEMANDING = Set.of("require", "verify-ca", "verify-full");

    /** What the network does, whether encrypted or not. */
    private static final List<Class<? extends Throwable>> OF_THE_NETWORK = List.of(
            UnknownHostException.class, SocketException.class, SocketTimeoutException.class, EOFException.class);

    private TlsFailures() {}

    /** Empty if the cause lies elsewhere. */
    static Optional<CannotOpen> explain(SQLException error, Target target, String place) {
        boolean encryption = OpenFailures.hasCause(error, SSLException.class);
        Optional<String> mode = mode(target.url());
        if (!encryption && (mode.isEmpty() || !isOfTheDriver(error))) {
            return Optional.empty();
        }
        String asked = mode.map(demanded -> "sslmode=" + demanded).orElse("sslmode");
        return Optional.of(CannotOpen.because(
                Why.TLS,
                place,
                place + " and " + asked + " do not come together (" + OpenFailures.firstLine(error)
                        + "); if the server has no TLS, leave sslmode away or turn TLS on in it; if its certificate is not"
                        + " known here, name that with sslrootcert=FILE; if a password is missing, give --password-file",
                error));
    }

    /** Refused before the server was asked for anything, or a certificate that is not found or does not fit. */
    private static boolean isOfTheDriver(SQLException error) {
        String state = String.valueOf(error.getSQLState());
        return (state.equals("08004") || state.equals("08006") || state.equals("08001"))
                && OF_THE_NETWORK.stream().noneMatch(cause -> OpenFailures.hasCause(error, cause));
    }

    private static Optional<String> mode(String url) {
        if (!url.toLowerCase(Locale.ROOT).startsWith("jdbc:postgresql:")) {
            return Optional.empty();
        }
        return Optional.ofNullable(JdbcUrl.parse(url, Style.POSTGRESQL).get("sslmode"))
                .filter(DEMANDING::contains);
    }
}
