package dev.onceledger.console;

import dev.onceledger.database.LedgerDatabase;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;

/** Values that stand nowhere else, in secret members of what a ledger keeps. */
public final class PlantedSecret {
    /** The key of the record that has them in its canonical text, too. */
    public static final String KEY = "checkout-20260914-001";

    private static final String CARD = "5310-7700-1234-5678";
    private static final String PLANTED_CARD = "4929-1310-5500-7717";
    private static final String TOKEN = "tok-7f3c9a51e2";
    private static final String STORED =
            "select principal, operation, idem_key, response_body from idempotency_records where response_body is not null";
    private static final String ANSWER =
            "update idempotency_records set response_body = ? where principal = ? and operation = ? and idem_key = ?";
    private static final String CANONICAL = "update idempotency_records set canonical = ? where idem_key = ?";

    private PlantedSecret() {}

    /** Into every stored answer and one canonical text of a sample ledger. */
    public static LedgerDatabase in(LedgerDatabase database) {
        database.client()
                .sql(STORED)
                .query((row, number) -> new Object[] {
                    planted(new String(row.getBytes(4), StandardCharsets.UTF_8)),
                    row.getString(1),
                    row.getString(2),
                    row.getString(3)
                })
                .list()
                .forEach(row -> database.client().sql(ANSWER).params(row).update());
        database.client()
                .sql(CANONICAL)
                .params(
                        "{\"amount\":12000,\"currency\":\"KRW\",\"giftWrap\":false,\"items\":[{\"qty\":2,\"sku\":\"MUG-WHITE\"}],"
                                + "\"payment\":{\"cardNumber\":\"" + PLANTED_CARD + "\"},\"token\":\"" + TOKEN + "\"}",
                        KEY)
                .update();
        return database;
    }

    private static byte[] planted(String body) {
        return body.replace(CARD, PLANTED_CARD)
                .replaceFirst("}$", ",\"token\":\"" + TOKEN + "\"}")
                .getBytes(StandardCharsets.UTF_8);
    }

    /** Those of the texts that give one away. */
    public static List<String> givenAwayBy(Collection<String> texts) {
        return texts.stream()
                .filter(text -> text.contains(PLANTED_CARD) || text.contains(TOKEN))
                .toList();
    }
}
