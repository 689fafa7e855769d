package dev.onceledger.cli;

import dev.onceledger.order.Answer;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** The story of one order that is sent again and again: every line of it is what the service answered and what is committed. */
final class Tour {
    private static final String KEY = "checkout-20260914-001";
    private static final String BODY =
            "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":12000}";
    private static final String SAME =
            "{\"amount\":12000.0,\"items\":[{\"qty\":2,\"sku\":\"A-10\"}],\"currency\":\"KRW\"}";
    private static final String OTHER = BODY.replace("12000", "15000");
    private static final Duration PAST_RETENTION = Duration.ofHours(73);

    private final TourLedger ledger;
    private final TourTexts texts;
    private final PrintWriter out;

    Tour(TourLedger ledger, TourTexts texts, PrintWriter out) {
        this.ledger = ledger;
        this.texts = texts;
        this.out = out;
    }

    void tell() {
        out.println(texts.get("title"));
        out.println(texts.get("ledger"));
        out.println();
        order("first", "user-42", BODY);
        order("repeat", "user-42", SAME);
        order("conflict", "user-42", OTHER);
        order("other", "user-43", OTHER);
        ledger.pass(PAST_RETENTION);
        order("wait", "user-42", BODY);
        out.println(texts.get("sweep", ledger.sweep()));
        out.println("   " + texts.get("sweep.why"));
        rows();
        order("late", "user-42", BODY);
    }

    private void order(String chapter, String principal, String body) {
        out.println(texts.get(chapter, KEY));
        out.println("   > POST /orders  (" + principal + ")  Idempotency-Key: " + KEY);
        out.println("   > " + body);
        Answer answer = ledger.order(principal, KEY, body);
        out.println("   < " + answer.status() + (answer.replayed() ? "  Idempotent-Replayed: true" : ""));
        out.println("   < " + new String(answer.body(), StandardCharsets.UTF_8));
        out.println("   " + texts.get(chapter + ".why"));
        rows();
    }

    private void rows() {
        out.println("   "
                + texts.get(
                        "rows",
                        ledger.count("select count(*) from idempotency_records"),
                        ledger.count("select count(*) from orders"),
                        ledger.count("select available from stock where sku = 'A-10'")));
        out.println();
    }
}
