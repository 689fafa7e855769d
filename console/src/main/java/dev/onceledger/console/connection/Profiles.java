package dev.onceledger.console.connection;

import dev.onceledger.database.OwnerOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The saved profiles, in {@code profiles.json} of the data folder, which only its owner can read; no passwords. */
public final class Profiles {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    private static final int VERSION = 1;
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss").withZone(ZoneOffset.UTC);

    private final Path file;

    /** The profiles of this data folder; nothing is read yet. */
    public Profiles(Path folder) {
        this.file = folder.resolve("profiles.json");
    }

    /**
     * What was read.
     *
     * @param profiles in the order in which they are shown
     * @param broken where a file that could not be understood has been put, if there was one
     * @param why what is wrong in it
     */
    public record Loaded(List<Profile> profiles, Optional<Path> broken, String why) {}

    private record Content(int version, List<Profile> profiles) {
        List<Profile> known() {
            if (version != VERSION || profiles.contains(null)) {
                throw new IllegalArgumentException(
                        version == VERSION ? "a profile is missing" : "version " + version + " is not known here");
            }
            return List.copyOf(profiles);
        }
    }

    /**
     * Reads them; without a file there is one, for the window's own ledger. A file that cannot be understood is put aside
     * whole, so that nothing of it is overwritten.
     *
     * @throws IOException if the file is there and cannot be read or moved
     */
    public Loaded load() throws IOException {
        if (!Files.exists(file)) {
            return new Loaded(List.of(Profile.OWN), Optional.empty(), "");
        }
        String text = Files.readString(file);
        try {
            return new Loaded(JSON.readValue(text, Content.class).known(), Optional.empty(), "");
        } catch (JacksonException | IllegalArgumentException broken) {
            String why = broken instanceof JacksonException syntax ? told(syntax) : broken.getMessage();
            return new Loaded(List.of(Profile.OWN), Optional.of(putAside()), why);
        }
    }

    /** Where in the file, and in a few words what. */
    private static String told(JacksonException syntax) {
        String words = syntax.getOriginalMessage().replaceFirst("(?s) ?\\(start marker.*|\\n.*", "");
        TokenStreamLocation at = syntax.getLocation();
        return at == null || at.getLineNr() < 1 ? words : "line " + at.getLineNr() + ": " + words;
    }

    private Path putAside() throws IOException {
        Path aside = file.resolveSibling("profiles.broken-" + WHEN.format(Instant.now()) + ".json");
        return Files.move(file, aside);
    }

    /**
     * Writes them all, whole or not at all.
     *
     * @throws IOException if the file cannot be written; what was there stays
     */
    public void save(List<Profile> profiles) throws IOException {
        OwnerOnly.folder(file.getParent());
        Path next = file.resolveSibling("profiles.json.new");
        Files.deleteIfExists(next);
        OwnerOnly.write(next, JSON.writeValueAsString(new Content(VERSION, profiles)));
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Where they are kept. */
    public Path file() {
        return file;
    }
}
