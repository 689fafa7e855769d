package dev.onceledger.console.shell;

import dev.onceledger.json.Secrets;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What is remembered from one start to the next, in {@code console.properties} of the data folder. */
public final class Preferences {

    private final Path file;
    private final Properties values = new Properties();

    private Preferences(Path file) {
        this.file = file;
    }

    /** Reads the file; none, or one that cannot be read, is the same as an empty one. */
    public static Preferences in(Path folder) {
        Preferences preferences = new Preferences(folder.resolve("console.properties"));
        if (Files.isReadable(preferences.file)) {
            try (Reader reader = Files.newBufferedReader(preferences.file, StandardCharsets.UTF_8)) {
                preferences.values.load(reader);
            } catch (IOException | IllegalArgumentException unreadable) {
                log().warn("the window's preferences are ignored: {}", unreadable.toString());
            }
        }
        return preferences;
    }

    /** What was remembered under this name, else the default. */
    public synchronized String get(String name, String otherwise) {
        return values.getProperty(name, otherwise);
    }

    /** Which members are masked: those that {@code masked.members} names, separated by commas. */
    public Secrets secrets() {
        return Secrets.named(get("masked.members", Secrets.USUAL));
    }

    /** Remembers; not until the next start only if the file cannot be written, which is logged. */
    public void set(String name, String value) {
        if (put(name, value)) {
            save();
        }
    }

    /** Remembers without writing the file yet; whether that was news. */
    synchronized boolean put(String name, String value) {
        return !value.equals(values.setProperty(name, value));
    }

    /** Writes the file; slow. */
    synchronized void save() {
        try {
            StringWriter text = new StringWriter();
            values.store(text, null);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text.toString(), StandardCharsets.UTF_8);
        } catch (IOException unwritable) {
            log().warn("the window's preferences are not kept: {}", unwritable.toString());
        }
    }

    /** Not before there is something to say: logging takes a while to begin with, and the first frame would wait for it. */
    private static Logger log() {
        return LoggerFactory.getLogger(Preferences.class);
    }
}
