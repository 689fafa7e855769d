package dev.onceledger.database;

import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.SQLException;

/** Has the pool drop a connection whose H2 session is gone; it knows the other databases' codes, and would hand this one out again. */
final class DeadH2Sessions implements SQLExceptionOverride {
    private final Dialect dialect = new H2Dialect();

    @java.lang.Override
    public Override adjudicate(SQLException error) {
        return dialect.classify(error) == Failure.CONNECTION_LOST ? Override.MUST_EVICT : Override.CONTINUE_EVICT;
    }
}
