package dev.onceledger.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.UncategorizedSQLException;

class H2SessionsTest {
    private final H2Sessions sessions = new H2Sessions();
    private final AtomicInteger asked = new AtomicInteger();

    private Supplier<String> stumbling(int times, Exception cause) {
        return () -> {
            if (asked.incrementAndGet() > times) {
                return "seen";
            }
            SQLException general = new SQLException("General error", "HY000", 50_000, cause);
            throw new UncategorizedSQLException("look", "select 1", general);
        };
    }

    @Test
    void aLookThatStumbledOverASessionThatWasEndingIsTakenAgain() {
        assertThat(sessions.look(stumbling(3, new NullPointerException("transaction"))))
                .isEqualTo("seen");
        assertThat(asked).hasValue(4);
    }

    @Test
    void whatIsBrokenForGoodIsSaid() {
        assertThatThrownBy(() -> sessions.look(stumbling(1000, new NullPointerException("closed"))))
                .isInstanceOf(UncategorizedSQLException.class);
        assertThat(asked).hasValueLessThan(100);
    }

    @Test
    void anotherFailureIsSaidAtOnce() {
        assertThatThrownBy(() -> sessions.look(stumbling(1, new IllegalStateException("file lost"))))
                .isInstanceOf(UncategorizedSQLException.class);
        assertThat(asked).hasValue(1);
    }
}
