package dev.onceledger.design.verdict;

import dev.onceledger.design.DesignRequest;
import java.time.Duration;

/** What is sent in the stories. */
final class StoryRequests {
    /** The order of all articles. */
    static final DesignRequest R0 = DesignRequest.of(
            "user-42",
            "checkout-20260914-001",
            "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":12000}");

    /** The same key with another amount. */
    static final DesignRequest R1 =
            R0.saying("{\"currency\":\"KRW\",\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":15000}");

    /** When the client library of article 002 sent its request again. */
    static final Duration RETRY_AFTER = Duration.ofMillis(1200);

    private StoryRequests() {}
}
