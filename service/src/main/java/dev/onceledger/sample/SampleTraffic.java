package dev.onceledger.sample;

import dev.onceledger.sample.SampleStory.Background;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Makes unremarkable requests: the same ones for the same seed. */
final class SampleTraffic {
    private final Background background;
    private final Random random;
    private int number = 100;

    SampleTraffic(Background background) {
        this.background = background;
        this.random = new Random(background.seed());
    }

    /** Order events spread evenly, a little jittered, from the event's time to its end. */
    List<SampleEvent> events(SampleEvent between) {
        List<SampleEvent> made = new ArrayList<>();
        long span = between.ago().minus(between.until()).toMillis();
        for (int i = 0; i < between.count(); i++) {
            long offset = (long) (span * (i + random.nextDouble() * 0.9) / between.count());
            addOne(made, between.ago().minusMillis(offset));
        }
        return made;
    }

    private void addOne(List<SampleEvent> made, Duration ago) {
        String principal = pick(background.principals());
        String key = key(principal);
        ObjectNode body = body();
        if (random.nextDouble() < background.refused()) {
            ((ObjectNode) body.path("items").get(0)).put("sku", "GONE-" + (10 + random.nextInt(90)));
        }
        made.add(order(ago, principal, key, body, 1));
        if (random.nextDouble() < background.repeated()) {
            made.add(order(ago, principal, key, body, 1 + random.nextInt(3)));
        }
        if (random.nextDouble() < background.conflicting()) {
            ObjectNode other = body.deepCopy();
            other.put("amount", other.path("amount").decimalValue().add(BigDecimal.valueOf(1000)));
            made.add(order(ago, principal, key, other, 1));
        }
    }

    private ObjectNode body() {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        List<String> skus = List.copyOf(background.skus().keySet());
        String sku = skus.stream()
                .sorted()
                .skip(random.nextInt(skus.size()))
                .findFirst()
                .orElseThrow();
        int qty = 1 + random.nextInt(3);
        ObjectNode body = nodes.objectNode().put("currency", "KRW");
        body.putArray("items").addObject().put("sku", sku).put("qty", qty);
        body.put("amount", BigDecimal.valueOf((long) qty * background.skus().get(sku)));
        if (random.nextDouble() < 0.3) {
            body.put("note", pick(background.notes()));
        }
        return body;
    }

    private String key(String principal) {
        number++;
        return switch (principal) {
            case "partner-seoul" -> "ps-" + number + "-" + Integer.toHexString(random.nextInt(0xfffff));
            case "batch-import" -> "import-" + number;
            case "user-77" ->
                new UUID(random.nextLong() & ~0xF000L | 0x4000L, random.nextLong() & ~(3L << 62) | 1L << 63).toString();
            default -> "checkout-" + number;
        };
    }

    private static SampleEvent order(Duration ago, String principal, String key, JsonNode body, int times) {
        return new SampleEvent(
                ago, "order", principal, key, body, times, null, null, null, null, null, null, null, null);
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
