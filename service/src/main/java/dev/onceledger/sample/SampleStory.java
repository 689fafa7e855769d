package dev.onceledger.sample;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/**
 * The story of the sample ledger, as its file tells it.
 *
 * @param about what the file is
 * @param retention how long its answers are kept
 * @param events oldest first
 * @param background what unremarkable traffic is made of
 */
record SampleStory(String about, Duration retention, List<SampleEvent> events, Background background) {
    private static final String FILE = "/sample-data/ledger.json";

    /**
     * What unremarkable traffic is made of; the same seed makes the same keys, bodies and repetitions.
     *
     * @param repeated the share of requests that are sent again
     * @param conflicting the share that are sent again with another amount
     * @param refused the share that name a SKU that does not exist
     */
    record Background(
            long seed,
            List<String> principals,
            Map<String, Integer> skus,
            List<String> notes,
            double repeated,
            double conflicting,
            double refused) {}

    static SampleStory load() {
        try (InputStream file = SampleStory.class.getResourceAsStream(FILE)) {
            return JsonMapper.shared().readValue(file, SampleStory.class);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the sample's story could not be read: " + FILE, unreadable);
        }
    }
}
