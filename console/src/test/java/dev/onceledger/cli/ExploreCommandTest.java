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
        assertThat(run("explore", file.toString(), "--lang", "en")).isZero();
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
    void mistakesAndWhatIsFoundAreToldInKoreanToo() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.timeline"), ALONE.replace("send A R0", "sned A R0"));
        assertThat(run("explore", broken.toString(), "--lang", "ko")).isEqualTo(2);
        assertThat(err.toString()).contains("broken.timeline:17:3: 여기에 와야 할 것: note", "실제: 'sned'");
        Path idle =
                Files.writeString(folder.resolve("idle.timeline"), ALONE.replace("  send A R0\n", "  note en: x\n"));
        assertThat(run("explore", idle.toString(), "--lang", "ko")).isEqualTo(2);
        assertThat(err.toString()).contains("alone에는 멈춰 있는 클라이언트가 없습니다");
        Path wrong = Files.writeString(folder.resolve("wrong.timeline"), ALONE.replace("orders 1", "orders 2"));
        assertThat(run("explore", wrong.toString(), "--lang", "ko")).isEqualTo(1);
        assertThat(out.toString())
                .contains("깨짐: 끝에서 시나리오가 기대한 그대로다", "expect orders 2, 실제: 1 (순서 1개", "alone, H2: 순서 1개");
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
