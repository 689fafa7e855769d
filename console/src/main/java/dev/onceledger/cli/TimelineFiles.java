package dev.onceledger.cli;

import dev.onceledger.database.CannotOpen;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.NoTimeline;
import dev.onceledger.timeline.file.Timelines;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Timelines as a person names them: by name, by file, by folder. */
final class TimelineFiles {
    private static final String SUFFIX = ".timeline";
    private static final int NEAR = 3;

    private TimelineFiles() {}

    /**
     * All that are meant, in the order of the names.
     *
     * @param language in which a mistake in one is told
     * @throws CannotOpen if one is not there or not written as a timeline is
     */
    static List<Timeline> load(List<String> names, Locale language) {
        return names.stream()
                .flatMap(TimelineFiles::files)
                .map(name -> one(name, language))
                .toList();
    }

    /** Whether this names more than one timeline. */
    static boolean isFolder(String name) {
        try {
            return !isBuiltIn(name) && Files.isDirectory(Path.of(name));
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    private static boolean isBuiltIn(String name) {
        return Timelines.builtIn().contains(name) || Timelines.designStories().contains(name);
    }

    private static Stream<String> files(String name) {
        if (!isFolder(name)) {
            return Stream.of(name);
        }
        try (Stream<Path> all = Files.list(Path.of(name))) {
            List<String> found = all.map(Path::toString)
                    .filter(file -> file.endsWith(SUFFIX))
                    .sorted()
                    .toList();
            if (found.isEmpty()) {
                throw CannotOpen.usage("the folder " + name + " holds no file that ends in " + SUFFIX);
            }
            return found.stream();
        } catch (IOException unreadable) {
            throw CannotOpen.usage("the folder " + name + " cannot be read: " + unreadable.getMessage());
        }
    }

    private static Timeline one(String name, Locale language) {
        try {
            return Timelines.load(name);
        } catch (InvalidTimeline wrong) {
            throw CannotOpen.usage(wrong.words().in(language));
        } catch (NoTimeline no) {
            throw CannotOpen.usage(Files.exists(Path.of(name)) ? no.words().in(language) : missing(name));
        } catch (IOException unreadable) {
            throw CannotOpen.usage(Files.exists(Path.of(name)) ? cannotBeRead(name, unreadable) : missing(name));
        } catch (InvalidPathException noPath) {
            throw CannotOpen.usage(missing(name));
        }
    }

    private static String cannotBeRead(String name, IOException why) {
        return why instanceof FileSystemException ? name + " cannot be read: " + why : why.getMessage();
    }

    private static String missing(String name) {
        String near = Stream.concat(Timelines.builtIn().stream(), Timelines.designStories().stream())
                .filter(known -> known.contains(name) || EditDistance.between(known, name) <= NEAR)
                .sorted(Comparator.comparingInt(known -> EditDistance.between(known, name)))
                .limit(5)
                .collect(Collectors.joining(", "));
        return "there is no timeline and no readable file called " + name
                + (near.isEmpty() ? "" : "; near it: " + near)
                + "; \"onceledger replay\" lists those that ship with onceledger";
    }
}
