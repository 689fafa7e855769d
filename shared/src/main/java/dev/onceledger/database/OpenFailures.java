package dev.onceledger.database;

import dev.onceledger.database.CannotOpen.Why;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;

/** Says in one line why a database did not open, and what to do. */
final class OpenFailures {
    /** H2: unsupported version; corrupted, or not a database at all. */
    private static final Set<Integer> H2_FORMAT = Set.of(90048, 90030);

    private static final String POSTGRESQL = "jdbc:postgresql:";
    private static final int H2_IN_USE = 90020;
    private static final Set<Integer> H2_ABSENT = Set.of(90013, 90146, 90149);
    private static final Set<Integer> H2_NO_SERVER = Set.of(90067);

    private final Target target;
    private final String place;
    private final Path passwordFile;

    private OpenFailures(Target target, String place, Path passwordFile) {
        this.target = target;
        this.place = place;
        this.passwordFile = passwordFile;
    }

    static OpenFailures ofUrl(Target target) {
        return new OpenFailures(target, place(target), null);
    }

    /** Its URL without its settings, among which a password may be. */
    static String place(Target target) {
        return target.url().replaceFirst("[?;].*", "");
    }

    /** For an H2 file, with the file of its generated password, or null if a password was given. */
    static OpenFailures ofFile(Target target, Path file, Path passwordFile) {
        return new OpenFailures(target, file + ".mv.db", passwordFile);
    }

    CannotOpen explain(SQLException error) {
        String state = String.valueOf(error.getSQLState());
        int code = error.getErrorCode();
        Optional<CannotOpen> withoutTls = TlsFailures.explain(error, target, place);
        // 08004 is how the PostgreSQL driver says that a password was needed and none given.
        if (withoutTls.isPresent()) {
            return withoutTls.get();
        } else if (error instanceof OldServer) {
            return because(
                    Why.OLD_SERVER,
                    place + ": " + firstLine(error) + "; upgrade that server, or choose another with --db",
                    error);
        } else if (state.equals("28000") && target.url().startsWith(POSTGRESQL)) {
            return because(Why.WRONG_PASSWORD, notLetIn(error), error);
        } else if (state.startsWith("28") || state.equals("08004")) {
            return because(Why.WRONG_PASSWORD, wrongPassword(), error);
        } else if (code == H2_IN_USE) {
            return because(
                    Why.IN_USE,
                    place
                            + " is open in another process that does not share it; close that one, or let it open the file"
                            + " with ;AUTO_SERVER=TRUE",
                    error);
        } else if (H2_FORMAT.contains(code)) {
            return because(
                    Why.OTHER_FORMAT,
                    place + " is not a database that H2 2.4.240 can read; if another version of H2 wrote it, export it"
                            + " there with SCRIPT and import it with RUNSCRIPT",
                    error);
        } else if (H2_ABSENT.contains(code) || state.equals("3D000")) {
            return because(Why.NO_DATABASE, "there is no database at " + place + "; create it first", error);
        } else if (state.startsWith("08") || state.equals("57P03") || H2_NO_SERVER.contains(code)) {
            return noServer(error);
        } else if (error.getSQLState() == null) {
            return CannotOpen.refused(place + ": " + firstLine(error), error);
        }
        return CannotOpen.unreachable(place + " did not open: " + firstLine(error), error);
    }

    private CannotOpen noServer(SQLException error) {
        if (hasCause(error, UnknownHostException.class)) {
            return because(Why.UNKNOWN_HOST, "the host in " + place + " is not known; is its name right?", error);
        }
        Why why = hasCause(error, ConnectException.class) ? Why.NOT_RUNNING : Why.NO_ANSWER;
        return because(
                why, "no database server answers at " + place + "; is it running, and is the address right?", error);
    }

    static boolean hasCause(Throwable error, Class<? extends Throwable> type) {
        for (Throwable cause = error; cause != null; cause = cause.getCause()) {
            if (type.isInstance(cause)) {
                return true;
            }
        }
        return false;
    }

    private CannotOpen because(Why why, String message, SQLException error) {
        return CannotOpen.because(why, place, message, error);
    }

    private String wrongPassword() {
        if (passwordFile != null) {
            return place + " was made with another password than the one in " + passwordFile
                    + "; bring that file back, or give --user and --password-file";
        }
        if (target.user() == null) {
            return place + " asks for a user and a password; give --user and --password-file";
        }
        return place + " refuses user \"" + target.user() + "\" with this password; check --user and --password-file";
    }

    /** A user who is not known, or whom pg_hba.conf does not let in from here: the server says which. */
    private String notLetIn(SQLException error) {
        return place + " does not let user \"" + target.user() + "\" in (" + firstLine(error)
                + "); check --user, and the server's pg_hba.conf";
    }

    static String firstLine(SQLException error) {
        return String.valueOf(error.getMessage()).lines().findFirst().orElse("unknown cause");
    }
}
