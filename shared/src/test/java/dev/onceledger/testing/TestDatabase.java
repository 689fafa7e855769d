package dev.onceledger.testing;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.UUID;

/** The databases that every contract test runs on, each started by the tests themselves. */
public enum TestDatabase {
    H2_MEMORY {
        @Override
        public Target target() {
            return new Target("jdbc:h2:mem:" + unique() + ";DB_CLOSE_DELAY=-1" + H2_OPTIONS, "sa", "", null, POOL_SIZE);
        }
    },
    H2_FILE {
        @Override
        public Target target() {
            try {
                Path folder = Files.createDirectories(Path.of("target", "test-databases"));
                Path file = folder.resolve(unique()).toAbsolutePath();
                return new Target(
                        "jdbc:h2:file:" + file + ";WRITE_DELAY=0" + H2_OPTIONS, "sa", "test", null, POOL_SIZE);
            } catch (IOException impossible) {
                throw new UncheckedIOException(impossible);
            }
        }
    },
    POSTGRESQL {
        @Override
        public Target target() {
            return new Target(PostgresForTests.url(), "postgres", "", unique(), POOL_SIZE);
        }
    };

    private static final String H2_OPTIONS = ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH";
    private static final int POOL_SIZE = 40;

    /** A place for a new database of this kind. */
    public abstract Target target();

    /** A new, empty ledger; closed by the caller. */
    public LedgerDatabase open() {
        try {
            return LedgerDatabase.open(target()).migrate();
        } catch (SQLException unreachable) {
            throw new IllegalStateException("the test database did not open", unreachable);
        }
    }

    private static String unique() {
        return "t" + UUID.randomUUID().toString().replace("-", "");
    }
}
