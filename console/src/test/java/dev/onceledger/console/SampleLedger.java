package dev.onceledger.console;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Target;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Rows for tests and trials of the window: every status, Korean text, secrets in a body, attempts, orders that moved on. */
public final class SampleLedger {
    private static final String RECORD = """
            insert into idempotency_records (principal, operation, idem_key, fingerprint, canonical, status,
                response_status, response_body, content_type, location, resource_id, created_at, expires_at, expired_at)
            values (:principal, :operation, :key, :fingerprint, :canonical, :status, cast(:http as integer), :body,
                :type, :location, :resource, :created, :expires, cast(:expired as timestamp(6) with time zone))
            """;
    private static final String ORDER = """
            insert into orders (order_id, principal, operation, idem_key, order_status, currency, amount, gift_wrap,
                note, created_at)
            values (:resource, :principal, :operation, :key, :orderStatus, 'KRW', :amount, true, :note, :created)
            """;
    private static final String ITEM = "insert into order_items (order_id, line_no, sku, qty) values (?, ?, ?, ?)";
    private static final String STOCK = "insert into stock (sku, available, for_sale) values (?, ?, ?)";
    private static final String ACTIVITY = """
            insert into key_activity (principal, operation, idem_key, replays, conflicts, last_seen_at)
            values (:principal, :operation, :key, :replays, :conflicts, :seen)
            """;
    private static final String ATTEMPT = """
            insert into attempts (principal, operation, idem_key, fingerprint, outcome, http_status, occurred_at, trace_id)
            values (:principal, :operation, :key, :fingerprint, :outcome, :http, :at, :trace)
            """;
    private static final List<String> PRINCIPALS =
            List.of("user-42", "mobile-app", "partner-hanbit", "kiosk-seongsu-03", "user-7");

    private final JdbcClient client;
    private final Instant now;

    private SampleLedger(JdbcClient client, Instant now) {
        this.client = client;
        this.now = now;
    }

    /** A new ledger at a place where there is none, with this many keys. */
    public static LedgerDatabase at(Target target, int keys) {
        try {
            return fill(LedgerDatabase.open(target).migrate(), keys);
        } catch (SQLException unreachable) {
            throw new IllegalStateException(unreachable);
        }
    }

    /** Fills an empty ledger with this many keys of five principals. */
    public static LedgerDatabase fill(LedgerDatabase database, int keys) {
        SampleLedger sample = new SampleLedger(database.client(), Instant.now());
        sample.stock();
        for (int number = 0; number < keys; number++) {
            sample.key(number);
        }
        sample.activity();
        return database;
    }

    private void stock() {
        client.sql(STOCK).params("TEA-GREEN-100", 37, true).update();
        client.sql(STOCK).params("MUG-WHITE", 4, true).update();
        client.sql(STOCK).params("POSTER-2019", 0, false).update();
    }

    private void key(int number) {
        String principal = PRINCIPALS.get(number == 0 ? 0 : number * 7 % PRINCIPALS.size());
        String status = number == 0
                ? "SUCCEEDED"
                : number == 3
                        ? "PROCESSING"
                        : number % 11 == 5 ? "FAILED_FINAL" : number % 4 == 2 && number > 40 ? "EXPIRED" : "SUCCEEDED";
        Instant created = now.minus(Duration.ofMinutes(6 + 33L * number));
        Map<String, Object> row = new HashMap<>();
        String key = number == 0
                ? "checkout-20260914-001"
                : String.format("checkout-%08x-%03d", number * 2654435761L, number);
        String order = "o-" + (901 + number);
        boolean refused = status.equals("FAILED_FINAL");
        boolean live = status.equals("SUCCEEDED") || refused;
        String note = number % 3 == 0 ? "선물 포장 부탁드려요. 문 앞에 두고 문자 주세요." : "Leave at the door";
        row.put("principal", principal);
        row.put("operation", number % 17 == 16 ? "cancel-order" : "create-order");
        row.put("key", key);
        row.put("fingerprint", fingerprint(number));
        row.put(
                "canonical",
                status.equals("EXPIRED")
                        ? null
                        : "{\"amount\":12000,\"currency\":\"KRW\",\"giftWrap\":true,\"items\":[{\"qty\":2,\"sku\":\"TEA-GREEN-100\"},"
                                + "{\"qty\":1,\"sku\":\"MUG-WHITE\"}],\"note\":\"" + note + "\"}");
        row.put("status", status);
        row.put("http", status.equals("PROCESSING") ? null : refused ? 409 : 201);
        row.put("type", live ? (refused ? "application/problem+json" : "application/json") : null);
        row.put("location", live && !refused ? "/orders/" + order : null);
        row.put("resource", status.equals("PROCESSING") || refused ? null : order);
        row.put("body", live ? body(refused, order, note) : null);
        row.put("created", at(created));
        row.put("expires", at(created.plus(Duration.ofHours(72))));
        row.put("expired", status.equals("EXPIRED") ? at(created.plus(Duration.ofHours(73))) : null);
        row.put("orderStatus", number == 0 ? "CANCELLED" : "CREATED");
        row.put("amount", 12_000);
        row.put("note", note);
        client.sql(RECORD).params(row).update();
        if (row.get("resource") != null) {
            client.sql(ORDER).params(row).update();
            client.sql(ITEM).params(order, 1, "TEA-GREEN-100", 2).update();
            client.sql(ITEM).params(order, 2, "MUG-WHITE", 1).update();
        }
    }

    private static byte[] body(boolean refused, String order, String note) {
        String text = refused
                ? "{\"type\":\"about:blank\",\"title\":\"Out of stock\",\"status\":409,\"code\":\"OUT_OF_STOCK\",\"detail\":\"POSTER-2019: 0 left, 1 wanted\"}"
                : "{\"orderId\":\"" + order
                        + "\",\"status\":\"CREATED\",\"currency\":\"KRW\",\"items\":[{\"sku\":\"TEA-GREEN-100\",\"qty\":2},{\"sku\":\"MUG-WHITE\",\"qty\":1}],"
                        + "\"amount\":12000,\"giftWrap\":true,\"note\":\"" + note
                        + "\",\"payment\":{\"cardNumber\":\"5310-7700-1234-5678\",\"approved\":true},\"createdAt\":\"2026-09-14T01:02:03.456789Z\"}";
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void activity() {
        Map<String, Object> scope =
                Map.of("principal", "user-42", "operation", "create-order", "key", "checkout-20260914-001");
        Map<String, Object> activity = new HashMap<>(scope);
        activity.putAll(Map.of("replays", 3, "conflicts", 1, "seen", at(now.minusSeconds(95))));
        client.sql(ACTIVITY).params(activity).update();
        attempt(scope, fingerprint(0), "REQUEST_STATUS_UNCONFIRMED", now.minusSeconds(350), "9c1f7ab2");
        attempt(scope, fingerprint(4711), "IDEMPOTENCY_KEY_REUSED", now.minusSeconds(95), "5d02e6f1");
    }

    private void attempt(Map<String, Object> scope, String fingerprint, String outcome, Instant at, String trace) {
        Map<String, Object> row = new HashMap<>(scope);
        row.putAll(Map.of("fingerprint", fingerprint, "outcome", outcome, "http", 409, "at", at(at), "trace", trace));
        client.sql(ATTEMPT).params(row).update();
    }

    private static String fingerprint(int number) {
        return "v1:"
                + String.format("%016x", (number + 1) * 0x9E3779B97F4A7C15L).repeat(4);
    }

    private static Object at(Instant time) {
        return time.atOffset(ZoneOffset.UTC);
    }
}
