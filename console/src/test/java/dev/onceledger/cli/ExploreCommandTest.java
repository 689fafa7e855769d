package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class ExploreCommandTest {
    private static final String ALONE = """
            timeline alone
            title en: One request
            title ko: 요청 하나

            setup
              stock A-10 10
              next order 901

            request R0
              principal user-42
              key checkout-20260914-001
              body {"currency":"KRW","items":[{"sku":"A-10","qty":2}],"amount":12000}

            clients A

            at start
              send A R0

            end
              expect orders 1
            """;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void theSummaryIsTheLastLine() throws IOException {
        Path file = Files.writeString(folder.resolve("alone.timeline"), ALONE);
        assertThat(run("explore", file.toString())).isZero();
        assertThat(out.toString()).startsWith("alone on H2: 1 schedules, 0 infeasible, 0 violations");
    }

    @Test
    void anUnknownScenarioIsRefusedWithTheNamesOfThose() {
        assertThat(run("explore", "nothing-such")).isEqualTo(2);
        assertThat(err.toString()).contains("same-key", "last-item");
    }

    @Test
    void anUnknownDesignIsRefusedWithTheNamesOfThose() {
        assertThat(run("explore", "--design", "nothing-such")).isEqualTo(2);
        assertThat(err.toString()).contains("redis-store", "filter-claim");
    }

    @Test
    void aThirdClientNeedsTwo() throws IOException {
        Path file = Files.writeString(folder.resolve("alone.timeline"), ALONE);
        assertThat(run("explore", file.toString(), "--clients", "3")).isEqualTo(2);
        assertThat(err.toString()).contains("two clients");
    }

    private int run(String... arguments) {
        CommandLine line = Onceledger.commandLine(database -> Optional.empty());
        return line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(arguments);
    }
}
