package dev.onceledger.console.timelines;

import dev.onceledger.console.timelines.Choice.Group;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.Timelines;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Which timelines are offered, group by group, and their texts. */
final class Catalog {
    /** The name of the stage on which nothing happens but by hand. */
    static final String EMPTY_STAGE = "empty-stage";

    private static final String EMPTY_STAGE_TEXT = EMPTY_STAGE + ".timeline";

    private Catalog() {}

    /** Those that ship, each with its title. */
    static List<Choice> builtIn() throws InvalidTimeline, IOException {
        List<Choice> all = new ArrayList<>();
        all.add(new Choice(
                EMPTY_STAGE, Timelines.parse(EMPTY_STAGE, text(EMPTY_STAGE)).title(), Group.STAGE));
        for (String name : Timelines.builtIn()) {
            all.add(new Choice(name, Timelines.load(name).title(), group(name)));
        }
        for (String name : Timelines.designStories()) {
            all.add(new Choice(name, Timelines.load(name).title(), Group.DESIGNS));
        }
        all.sort(Comparator.comparing(Choice::group));
        return all;
    }

    /** A file by its path. */
    static Choice file(Path file) {
        return new Choice(file.toString(), new Bilingual(file.getFileName().toString(), ""), Group.FILES);
    }

    static String text(String name) throws IOException {
        return name.equals(EMPTY_STAGE) ? emptyStage() : Timelines.text(name);
    }

    private static Group group(String name) {
        if (name.startsWith("t0-")) {
            return Group.STORY;
        } else if (name.startsWith("failure-")) {
            return Group.FAILURES;
        }
        return name.startsWith("check-") ? Group.CHECKS : Group.MORE;
    }

    private static String emptyStage() {
        try (InputStream stream = Catalog.class.getResourceAsStream(EMPTY_STAGE_TEXT)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
