package dev.onceledger.browse;

import dev.onceledger.database.Dialect;
import dev.onceledger.database.LedgerDatabase;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.ResultSetExtractor;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.RowMapperResultSetExtractor;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;

/** Runs queries under a handle. */
final class Queries {
    private static final int ROWS_PER_FETCH = 500;

    private final NamedParameterJdbcTemplate template;
    private final Dialect dialect;
    private final QueryHandle handle;

    Queries(LedgerDatabase database, QueryHandle handle) {
        this(new NamedParameterJdbcTemplate(database.dataSource()), database.dialect(), handle);
    }

    private Queries(NamedParameterJdbcTemplate template, Dialect dialect, QueryHandle handle) {
        this.template = template;
        this.dialect = dialect;
        this.handle = handle;
    }

    Queries under(QueryHandle other) {
        return new Queries(template, dialect, other);
    }

    <T> List<T> list(String sql, Map<String, ?> parameters, RowMapper<T> row) {
        return read(sql, parameters, new RowMapperResultSetExtractor<>(row));
    }

    <T> T read(String sql, Map<String, ?> parameters, ResultSetExtractor<T> extractor) {
        try {
            return template.execute(sql, bound(parameters), (PreparedStatement statement) -> run(statement, extractor));
        } catch (DataAccessException failed) {
            if (handle.isCancelled()) {
                throw new QueryCancelled(failed);
            }
            throw failed;
        }
    }

    private <T> T run(PreparedStatement statement, ResultSetExtractor<T> extractor) throws SQLException {
        handle.started(statement, dialect);
        statement.setFetchSize(ROWS_PER_FETCH);
        try (ResultSet rows = statement.executeQuery()) {
            return extractor.extractData(rows);
        } finally {
            handle.ended(statement, dialect);
        }
    }

    private static Map<String, Object> bound(Map<String, ?> parameters) {
        Map<String, Object> bound = new HashMap<>(parameters);
        bound.replaceAll((name, value) -> value instanceof Instant instant ? instant.atOffset(ZoneOffset.UTC) : value);
        return bound;
    }
}
