package dev.onceledger.timeline.file;

import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Statement;
import dev.onceledger.timeline.Timeline;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Finds timelines: those that ship with onceledger by name, others by path. */
public final class Timelines {
    private static final String FOLDER = "/sample-data/timelines/";
    private static final String DESIGNS = "designs/";
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final long LARGEST = 1 << 20;
    private static final String SUFFIX = ".timeline";

    private Timelines() {}

    /** The names of the timelines that ship with onceledger, in the order in which to read them. */
    public static List<String> builtIn() {
        return names("index.txt");
    }

    /** The names of the stories that ship with onceledger to be told to designs, in the order in which to read them. */
    public static List<String> designStories() {
        return names(DESIGNS + "index.txt");
    }

    /** The names of the scenarios that ship with onceledger: timelines that leave the order of steps to an exploration. */
    public static List<String> scenarios() {
        return names("explore/index.txt");
    }

    private static List<String> names(String index) {
        return resource(index)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
    }

    /**
     * Reads a timeline that ships with onceledger, or a file.
     *
     * @param nameOrPath such as {@code t0-t4} or {@code ./mine.timeline}
     * @throws InvalidTimeline if it is not written as a timeline is
     * @throws IOException if the file cannot be read; {@link NoTimeline} if there is neither
     */
    public static Timeline load(String nameOrPath) throws InvalidTimeline, IOException {
        return parse(nameOrPath, text(nameOrPath));
    }

    /** The text of a timeline, as {@link #load} would read it. */
    public static String text(String nameOrPath) throws IOException {
        String story = nameOrPath.startsWith(DESIGNS) ? nameOrPath.substring(DESIGNS.length()) : nameOrPath;
        if (builtIn().contains(nameOrPath)) {
            return resource(nameOrPath + SUFFIX);
        } else if (designStories().contains(story)) {
            return resource(DESIGNS + story + SUFFIX);
        } else if (scenarios().contains(nameOrPath)) {
            return resource("explore/" + nameOrPath + SUFFIX);
        }
        Path path = Path.of(nameOrPath);
        if (!Files.isRegularFile(path)) {
            String all = String.join(", ", builtIn());
            String forDesigns = String.join(", ", designStories());
            throw new NoTimeline(new Bilingual(
                    "There is no timeline and no file called " + nameOrPath + ". Timelines that ship with onceledger: "
                            + all + "; for designs: " + forDesigns,
                    "그런 이름의 타임라인도 파일도 없습니다: " + nameOrPath + ". onceledger에 들어 있는 타임라인: " + all + "; 설계용: "
                            + forDesigns));
        }
        return text(path);
    }

    /**
     * The text of a file, without the byte order mark that some editors put before it.
     *
     * @throws IOException naming the cause if it cannot be read; {@link NoTimeline} if it is no text, or is too large to be a timeline
     */
    public static String text(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            long size = Files.size(file);
            throw new NoTimeline(new Bilingual(
                    file + " is too large to be a timeline: " + size + " bytes",
                    file + " 파일은 타임라인이라기에 너무 큽니다: " + size + "바이트"));
        }
        try {
            String text = Files.readString(file);
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text;
        } catch (CharacterCodingException binary) {
            throw new NoTimeline(new Bilingual(
                    file + " is no timeline: it is not a text in UTF-8", file + " 파일은 타임라인이 아닙니다: UTF-8로 된 글이 아닙니다"));
        }
    }

    /**
     * Reads a timeline from its text.
     *
     * @param file by which errors call it
     */
    public static Timeline parse(String file, String text) throws InvalidTimeline {
        return new TimelineReader(file).read(text);
    }

    /**
     * Reads one line that makes something happen, as it could stand in a tick of this timeline.
     *
     * @param line such as {@code send A R0}
     */
    public static Statement.Action action(Timeline timeline, String line) throws InvalidTimeline {
        Line text = new Line("by hand", 1, line);
        return new ActionReader(Cast.of(timeline), Course.anywhere(), () -> timeline.setup()
                        .trial()
                        .ownRedis())
                .read(text.word(ActionReader.WORDS), text, true);
    }

    private static String resource(String name) {
        try (InputStream stream = Timelines.class.getResourceAsStream(FOLDER + name)) {
            if (stream == null) {
                throw new IllegalStateException("this build lacks " + FOLDER + name);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
