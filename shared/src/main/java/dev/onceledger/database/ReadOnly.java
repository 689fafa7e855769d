package dev.onceledger.database;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.UUID;

/** Connections whose writes the database itself refuses, proved by trying one before anybody is given them. */
final class ReadOnly {
    /** Changes nothing where it is allowed, and is refused where writing is. */
    private static final String ATTEMPT = "update idempotency_records set status = status where 1 = 0";

    private static final String READER = "onceledger_reader";

    private ReadOnly() {}

    /**
     * The same ledger on connections that may not write.
     *
     * @param own whether onceledger keeps the database itself, so that it may make a user there
     * @param place what people call the database
     * @param passwordFile where that user's password is kept, or null to forget it with the process
     * @throws CannotOpen if the database would let them write all the same
     */
    static LedgerDatabase of(LedgerDatabase opened, boolean own, String place, Path passwordFile) {
        Dialect dialect = opened.dialect();
        List<String> makeReader = List.of();
        Target target = new Target(
                dialect.readOnlyUrl(opened.target().url()),
                opened.target().user(),
                opened.target().password(),
                opened.target().schema(),
                opened.target().poolSize());
        if (own) {
            String password = passwordFile == null ? UUID.randomUUID().toString() : GeneratedPassword.in(passwordFile);
            makeReader = dialect.reader(READER, password);
            if (!makeReader.isEmpty()) {
                target = new Target(target.url(), READER, password, target.schema(), target.poolSize());
            }
        }
        try {
            execute(opened, makeReader);
            LedgerDatabase reading = LedgerDatabase.open(target);
            if (mayWrite(reading)) {
                reading.close();
                throw CannotOpen.because(
                        CannotOpen.Why.WOULD_WRITE,
                        place,
                        place + " would let this user write, so nothing was opened; for --read-only name a user with"
                                + " SELECT only (--user)",
                        null);
            }
            return reading;
        } catch (SQLException failed) {
            throw CannotOpen.unreachable(place + " cannot be opened read-only: " + failed.getMessage(), failed);
        }
    }

    private static void execute(LedgerDatabase opened, List<String> statements) throws SQLException {
        try (Connection connection = opened.dataSource().getConnection();
                Statement statement = connection.createStatement()) {
            for (String one : statements) {
                statement.execute(one);
            }
        }
    }

    /** Whether these connections can change a ledger record; nothing is changed. */
    static boolean mayWrite(LedgerDatabase reading) {
        try {
            execute(reading, List.of(ATTEMPT));
            return true;
        } catch (SQLException refused) {
            return false;
        }
    }
}
