package dev.onceledger.testing;

import dev.onceledger.database.LedgerDatabase;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * A ledger of very many keys: thirty days of orders of ten thousand principals, three in a hundred refused, one in a thousand of
 * them in the last hour, and everything older than three days swept.
 */
public final class LargeLedger {
    private static final int BATCH = 50_000;

    private static final String POSTGRES_NUMBERS = "generate_series(:from, :to) as numbers(n)";
    private static final String H2_NUMBERS = "system_range(:from, :to) as numbers(n)";

    /** Numbers count back in time: the first key is the newest. */
    private static final String RECORDS = """
            insert into idempotency_records (principal, operation, idem_key, fingerprint, canonical, status,
                response_status, response_body, content_type, location, resource_id, created_at, expires_at, expired_at)
            select 'user-' || mod(n * 7919, 10000), 'create-order',
                   case when mod(n, 100) = 7 then 'retry-' else 'checkout-' end || mod(n * 48271, 2147483647) || '-' || n,
                   'v1:' || lpad(cast(mod(n * 48271, 2147483647) as varchar), 64, '0'),
                   case when age > 72 then null else '{"amount":12000,"currency":"KRW","giftWrap":false,"items":[{"qty":2,"sku":"A-10"}]}' end,
                   case when age > 72 then 'EXPIRED' when mod(n, 33) = 1 then 'FAILED_FINAL' else 'SUCCEEDED' end,
                   case when mod(n, 33) = 1 then 409 else 201 end,
                   case when age > 72 then null else cast('7b7d' as bytea) end,
                   case when age > 72 then null else 'application/json' end,
                   case when age > 72 or mod(n, 33) = 1 then null else '/orders/o-' || n end,
                   case when mod(n, 33) = 1 then null else 'o-' || n end,
                   created, created + interval '72' hour,
                   case when age > 72 then created + interval '73' hour end
            from (select n, current_timestamp - (n * :millis / 1000.0) * interval '1' second as created,
                         n * :millis / 3600000.0 as age
                  from NUMBERS) dated
            """;

    private static final long THIRTY_DAYS = 30L * 24 * 3600 * 1000;

    private LargeLedger() {}

    /** Fills an empty ledger and lets the database count what it has. */
    public static void fill(LedgerDatabase database, int keys) {
        JdbcClient client = database.client();
        boolean postgres = database.dialect().productName().equals("PostgreSQL");
        String insert = RECORDS.replace("NUMBERS", postgres ? POSTGRES_NUMBERS : H2_NUMBERS);
        for (int from = 1; from <= keys; from += BATCH) {
            client.sql(insert)
                    .param("from", (long) from)
                    .param("to", Math.min((long) keys, from + BATCH - 1L))
                    .param("millis", THIRTY_DAYS / keys)
                    .update();
        }
        client.sql(postgres ? "vacuum analyze" : "analyze").update();
    }
}
