package dev.onceledger.browse;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The rows of one exported file. */
final class ExportRows {
    private static final List<String> NAMES = List.of(
            "principal",
            "operation",
            "key",
            "status",
            "responseStatus",
            "fingerprint",
            "resourceId",
            "createdAt",
            "expiresAt",
            "expiredAt",
            "replays",
            "conflicts",
            "lastSeenAt");
    private static final String TABLE = """
            create table exported_keys (principal varchar(255), operation varchar(100), idem_key varchar(255),
                status varchar(20), response_status integer, fingerprint varchar(100), resource_id varchar(100),
                created_at timestamp(6) with time zone, expires_at timestamp(6) with time zone,
                expired_at timestamp(6) with time zone, replays bigint, conflicts bigint,
                last_seen_at timestamp(6) with time zone);
            """;

    private final ExportFormat format;
    private final Appendable out;
    private boolean first = true;

    ExportRows(ExportFormat format, Appendable out) throws IOException {
        this.format = format;
        this.out = out;
        out.append(
                switch (format) {
                    case CSV -> String.join(",", NAMES) + "\r\n";
                    case JSON -> "[";
                    case SQL -> TABLE;
                });
    }

    void write(KeyRow row) throws IOException {
        List<Object> values = values(row);
        out.append(
                switch (format) {
                    case CSV -> joined(values, ExportRows::csv, ",") + "\r\n";
                    case JSON -> (first ? "\n" : ",\n") + json(values);
                    case SQL -> "insert into exported_keys values (" + joined(values, ExportRows::sql, ", ") + ");\n";
                });
        first = false;
    }

    void end() throws IOException {
        if (format == ExportFormat.JSON) {
            out.append(first ? "]\n" : "\n]\n");
        }
    }

    private static List<Object> values(KeyRow row) {
        return new ArrayList<>(Arrays.asList(
                row.scope().principal(),
                row.scope().operation(),
                row.scope().key(),
                row.status(),
                row.responseStatus(),
                row.fingerprint(),
                row.resourceId(),
                row.createdAt(),
                row.expiresAt(),
                row.expiredAt(),
                row.replays(),
                row.conflicts(),
                row.lastSeenAt()));
    }

    private static String joined(
            List<Object> values, java.util.function.Function<Object, String> form, String separator) {
        return values.stream().map(form).collect(Collectors.joining(separator));
    }

    private static String csv(Object value) {
        if (value == null) {
            return "";
        }
        String text = value.toString();
        String safe = !text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
        return safe.matches("(?s).*[\",\r\n].*") ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    private static String json(List<Object> values) {
        return IntStream.range(0, NAMES.size())
                .mapToObj(at -> '"' + NAMES.get(at) + "\": " + jsonValue(values.get(at)))
                .collect(Collectors.joining(", ", "  {", "}"));
    }

    private static String jsonValue(Object value) {
        return value == null || value instanceof Number ? String.valueOf(value) : JsonQuote.quoted(value.toString());
    }

    private static String sql(Object value) {
        return value == null || value instanceof Number
                ? String.valueOf(value)
                : "'" + value.toString().replace("'", "''") + "'";
    }
}
