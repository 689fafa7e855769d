package dev.onceledger.database;

import java.util.Map;
import org.springframework.jdbc.core.namedparam.MapSqlParameterSource;
import org.springframework.jdbc.core.namedparam.NamedParameterUtils;
import org.springframework.jdbc.core.namedparam.ParsedSql;

/** A statement with named parameters, parsed once. */
public final class Sql {
    private final ParsedSql parsed;
    private final String positional;

    private Sql(String text) {
        this.parsed = NamedParameterUtils.parseSqlStatement(text.strip());
        this.positional = NamedParameterUtils.substituteNamedParameters(parsed, null);
    }

    /** Reads a statement whose parameters are written {@code :name}. */
    public static Sql of(String text) {
        return new Sql(text);
    }

    /** The statement with a question mark for each parameter. */
    String positional() {
        return positional;
    }

    /** The values in the order of the question marks; a missing one is an error. */
    Object[] values(Map<String, ?> named) {
        return NamedParameterUtils.buildValueArray(parsed, new MapSqlParameterSource(named), null);
    }

    @Override
    public String toString() {
        return positional;
    }
}
