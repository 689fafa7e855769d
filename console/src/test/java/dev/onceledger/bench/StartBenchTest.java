package dev.onceledger.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.cli.Main;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.util.FileSystemUtils;

/** How soon the window is there, as a multiple of an empty JavaFX window's time, in interleaved rounds of one run. */
@Tag("search")
class StartBenchTest {
    private static final int ROUNDS = 7;
    private static final String SOFTWARE = "-Dprism.order=sw";
    /** As the launcher starts it. */
    private static final List<String> LIGHT = List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmn16m",
            "-XX:+UseTransparentHugePages",
            "-Xshare:auto",
            "-Xlog:disable",
            "-Dh2.bindAddress=127.0.0.1",
            SOFTWARE);

    /** As anybody starts a window. */
    private static final List<String> PLAIN = List.of(SOFTWARE);

    @TempDir
    Path folder;

    private String classPath;
    private Path archive;

    /** The same as the launcher does after a build: classes in jars, fonts beside them, and the window's classes in an archive. */
    @BeforeEach
    void prepare() throws Exception {
        Path fonts =
                Path.of(Main.class.getResource("/dev/onceledger/console/fonts").toURI());
        FileSystemUtils.copyRecursively(fonts, folder.resolve("fonts"));
        classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(this::inJar)
                .collect(Collectors.joining(File.pathSeparator));
        archive = folder.resolve("classes.jsa");
        run(
                light("-XX:ArchiveClassesAtExit=" + archive),
                "dev.onceledger.cli.Main",
                "screenshots",
                "--first",
                "--out",
                folder.toString());
        assertThat(archive).exists();
        window();
    }

    private String inJar(String entry) {
        Path path = Path.of(entry);
        if (!Files.isDirectory(path)) {
            return entry;
        }
        Path jar = folder.resolve("classes-" + Math.abs(entry.hashCode()) + ".jar");
        int failed = ToolProvider.findFirst("jar")
                .orElseThrow()
                .run(System.out, System.err, "--create", "--file", jar.toString(), "-C", entry, ".");
        assertThat(failed).isZero();
        return jar.toString();
    }

    @Test
    void theWindowIsThereAlmostAsSoonAsAnEmptyOneAndItsRowsSoonAfter() throws Exception {
        List<Double> frames = new ArrayList<>();
        List<Double> rows = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            double empty = empty(PLAIN);
            double light = empty(LIGHT);
            Map<String, Long> ours = window();
            frames.add(ours.get("frame") / empty);
            rows.add(ours.get("rows") / empty);
            System.out.printf(
                    "empty window %.0f ms, %.0f with our options; ours: frame %d ms, rows %d ms%n",
                    empty, light, ours.get("frame"), ours.get("rows"));
        }
        System.out.printf("as multiples: first frame %.2f, first rows %.2f%n", median(frames), median(rows));
        assertThat(median(frames))
                .as("first frame, as a multiple of an empty window")
                .isLessThan(1.3);
        assertThat(median(rows))
                .as("first rows, as a multiple of an empty window")
                .isLessThan(2.5);
    }

    private double empty(List<String> options) throws Exception {
        return run(options, TimedWindow.class.getName(), "empty", now()).get("frame");
    }

    private Map<String, Long> window() throws Exception {
        return run(light("-XX:SharedArchiveFile=" + archive), TimedWindow.class.getName(), "console", now());
    }

    private static List<String> light(String option) {
        return Stream.concat(Stream.of(option), LIGHT.stream()).toList();
    }

    private static String now() {
        return String.valueOf(System.currentTimeMillis());
    }

    private Map<String, Long> run(List<String> options, String... command) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        line.addAll(options);
        if (System.getenv("DISPLAY") == null) {
            line.addAll(List.of("-Dglass.platform=Monocle", "-Dmonocle.platform=Headless", "-Djava.awt.headless=true"));
        }
        line.addAll(List.of("-cp", classPath));
        line.addAll(List.of(command));
        ProcessBuilder builder = new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("ONCELEDGER_HOME", folder.resolve("home").toString());
        builder.environment().putIfAbsent("DISPLAY", ":none");
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return times(said);
    }

    private static Map<String, Long> times(String said) {
        Map<String, Long> times = new HashMap<>();
        said.lines()
                .map(line -> line.split(" "))
                .filter(words -> words.length == 2 && words[1].matches("\\d+"))
                .forEach(words -> times.put(words[0], Long.parseLong(words[1])));
        return times;
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }
}
