package dev.onceledger.sample;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.Duration;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * One event of the sample's story; which fields are set depends on what is done.
 *
 * @param ago how long before the first start it happened
 * @param kind what is done: stock, next-order, order, cancel, sweep, poison or background
 * @param why what it shows, for whoever reads the file
 */
record SampleEvent(
        Duration ago,
        @JsonProperty("do") String kind,
        String principal,
        String key,
        JsonNode body,
        Integer times,
        @JsonProperty("order-of") String orderOf,
        Map<String, Integer> stock,
        Boolean forSale,
        Long number,
        Integer count,
        Duration until,
        String reason,
        String why) {

    int repetitions() {
        return times == null ? 1 : times;
    }

    boolean isForSale() {
        return forSale == null || forSale;
    }
}
