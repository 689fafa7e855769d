package dev.onceledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What byte code does not show: the SQL that a package owns. */
class TimelineSqlTest {
    private static final Path TIMELINE = Path.of("../service/src/main/java/dev/onceledger/timeline");
    private static final Path ORDER = Path.of("../service/src/main/java/dev/onceledger/order");
    private static final Pattern WRITES_ORDERS = Pattern.compile(
            "(insert\\s+into|merge\\s+into|delete\\s+from|update)\\s+(orders|order_items|idempotency_records)\\b",
            Pattern.CASE_INSENSITIVE);

    /** A timeline that wrote orders or records itself would show its own code and not the service's. */
    @Test
    void timelinesWriteNoOrdersExceptWhatTheWorldOutsideTheServiceDoes() {
        assertThat(sourcesThatWrite(TIMELINE)).isSubsetOf("Outside.java");
    }

    @Test
    void theSearchFindsTheServicesOwnWrites() {
        assertThat(sourcesThatWrite(ORDER)).contains("OrderRows.java");
    }

    private static List<String> sourcesThatWrite(Path folder) {
        try (Stream<Path> sources = Files.walk(folder)) {
            return sources.filter(source -> source.toString().endsWith(".java"))
                    .filter(source -> WRITES_ORDERS.matcher(read(source)).find())
                    .map(source -> source.getFileName().toString())
                    .toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String read(Path source) {
        try {
            return Files.readString(source);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
