package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.Timelines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shipped files with words or lines lost, doubled or out of place: whatever that makes of them, it is said where and how. */
class SpoiltTimelinesTest {
    private static final int SEED = 20;
    /** What was expected and found, or what is wrong with what is there. */
    private static final String SAID = "expected .+, found ('.+'|the end of the )|contradicts .+ column"
            + "|is said already in line|is named twice|needs a principal|needs an 'order' line|would be refused before the ledger: "
            + "|holds no timeline|must stand at the margin|nothing happens after|must stand above|is too large"
            + "|only a Redis that was started|counted upwards|waits for nobody";

    private static final String REPORT = System.getProperty("spoilt.report", "");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "t0-t4",
                "deadlock",
                "cancelled-meanwhile",
                "stock-timeout",
                "designs/checklist-2-ten-at-once",
                "designs/limit-4-not-json",
                "designs/redis-down",
                "sweep-meanwhile"
            })
    void areReadOrRefusedWithLineColumnWhatWasExpectedAndWhatWasFound(String name) throws IOException {
        String whole = Timelines.text(name);
        List<String> lines = whole.lines().toList();
        List<String> spoilt = Stream.of(wordByWord(lines), lineByLine(lines), cut(whole), garbled(whole))
                .flatMap(List::stream)
                .toList();
        List<String> said = new ArrayList<>();
        assertTimeout(Duration.ofSeconds(60), () -> spoilt.forEach(text -> judge(text, said)));
        assertThat(said).hasSizeGreaterThan(lines.size());
        if (!REPORT.isEmpty()) {
            Files.write(Path.of(REPORT), said, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }

    private static void judge(String text, List<String> said) {
        try {
            Timelines.parse("spoilt", text);
        } catch (InvalidTimeline wrong) {
            said.add(wrong.getMessage());
            assertThat(wrong.line()).isBetween(1, (int) text.lines().count() + 1);
            String line = Stream.concat(text.lines(), Stream.of("")).toList().get(wrong.line() - 1);
            assertThat(wrong.column()).isBetween(1, line.length() + 1);
            assertThat(wrong.getMessage().lines().toList()).hasSize(3);
            assertThat(wrong.getMessage())
                    .startsWith("spoilt:" + wrong.line() + ":" + wrong.column() + ": ")
                    .doesNotContain("Exception")
                    .containsPattern(SAID);
            InBothLanguages.isSaid(wrong);
        }
    }

    private static List<String> wordByWord(List<String> lines) {
        List<String> spoilt = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String indent = lines.get(i).replaceFirst("\\S.*", "");
            List<String> words = Arrays.asList(lines.get(i).strip().split(" +"));
            for (List<String> changed : changed(words)) {
                List<String> all = new ArrayList<>(lines);
                all.set(i, indent + String.join(" ", changed));
                spoilt.add(String.join("\n", all));
            }
        }
        return spoilt;
    }

    private static List<String> lineByLine(List<String> lines) {
        return changed(lines).stream().map(all -> String.join("\n", all)).toList();
    }

    /** Each item left out, doubled, and swapped with the next. */
    private static List<List<String>> changed(List<String> items) {
        List<List<String>> changed = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            List<String> without = new ArrayList<>(items);
            without.remove(i);
            changed.add(without);
            List<String> twice = new ArrayList<>(items);
            twice.add(i, items.get(i));
            changed.add(twice);
            List<String> swapped = new ArrayList<>(items);
            Collections.swap(swapped, i, (i + 1) % items.size());
            changed.add(swapped);
        }
        return changed;
    }

    private static List<String> cut(String text) {
        return new Random(SEED)
                .ints(60, 0, text.length())
                .mapToObj(end -> text.substring(0, end))
                .toList();
    }

    /** A few characters replaced by others that a keyboard, an editor or a broken disk may put there. */
    private static List<String> garbled(String text) {
        Random random = new Random(SEED);
        String others = "\u0000\u001B\t \n#:'\"{}9Zz-.,*\u00A0\u3000\uD83D\u202E키";
        List<String> garbled = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            StringBuilder changed = new StringBuilder(text);
            changed.setCharAt(random.nextInt(text.length()), others.charAt(random.nextInt(others.length())));
            garbled.add(changed.toString());
        }
        return garbled;
    }
}
