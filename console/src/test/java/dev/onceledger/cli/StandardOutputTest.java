package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StandardOutputTest {
    @Test
    void outputThatDoesNotFitIsNoSuccess() {
        assertThat(Main.run(new StandardOutput(failing("No space left on device")), "replay"))
                .isEqualTo(ExitCodes.USAGE);
    }

    @Test
    void aReaderWhoHasReadEnoughIsNoFailure() {
        assertThat(Main.run(new StandardOutput(failing("Broken pipe")), "replay"))
                .isZero();
    }

    @Test
    void whatIsPrintedArrives() {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        assertThat(Main.run(new StandardOutput(printed), "replay")).isZero();
        assertThat(printed.toString(StandardCharsets.UTF_8)).startsWith("t0-t4");
    }

    private static OutputStream failing(String why) {
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException(why);
            }
        };
    }
}
