package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.CannotOpen;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A start without a word. */
class MainTest {
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @Test
    void opensTheWindowAndEndsWithIt() {
        assertThat(open(database -> Optional.empty())).isZero();
        assertThat(printed.size()).isZero();
    }

    @Test
    void tellsTheTourWhereNoWindowCanBeShown() {
        assertThat(open(database -> Optional.of("No window in this test."))).isZero();
        assertThat(printed.toString(StandardCharsets.UTF_8)).contains("Idempotency-Key");
    }

    @Test
    void endsWithTheCodeOfWhatWentWrong() {
        assertThat(open(database -> {
                    throw CannotOpen.unreachable("no database in this test", null);
                }))
                .isEqualTo(ExitCodes.UNREACHABLE);
    }

    private int open(Window window) {
        return Main.open(window, new StandardOutput(printed));
    }
}
