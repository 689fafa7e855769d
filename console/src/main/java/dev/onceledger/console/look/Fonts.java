package dev.onceledger.console.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import javafx.scene.text.Font;

/** The fonts that the window brings along; JavaFX falls back to no installed font that has Korean letters. */
final class Fonts {
    private static final String FOLDER = "/dev/onceledger/console/fonts/";

    private static final List<String> FILES = List.of(
            "pretendard/Pretendard-Regular.otf",
            "pretendard/Pretendard-SemiBold.otf",
            "pretendard/Pretendard-Bold.otf",
            "nanum-gothic-coding/nanum-gothic-coding-korean-400-normal.ttf",
            "nanum-gothic-coding/nanum-gothic-coding-korean-700-normal.ttf");

    private static final double SOME_SIZE = 12;

    private Fonts() {}

    static void load() {
        for (String file : FILES) {
            Font font = beside(file);
            if (font == null && fromJar(file) == null) {
                throw new IllegalStateException("the font " + file + " does not load");
            }
        }
    }

    /** JavaFX reads a file where it is, and what is in a jar from a copy of its own; so the launcher puts it beside the jar. */
    private static Font beside(String file) {
        try {
            CodeSource source = Fonts.class.getProtectionDomain().getCodeSource();
            return inPlace(Path.of(source.getLocation().toURI())
                    .resolveSibling("fonts")
                    .resolve(file));
        } catch (URISyntaxException | FileSystemNotFoundException | IllegalArgumentException inJar) {
            return null;
        }
    }

    /** The font of this file; null if it cannot be read there. JavaFX takes what an address says for the path as it is. */
    static Font inPlace(Path file) {
        return Files.isRegularFile(file) ? Font.loadFont("file:" + file.toUri().getPath(), SOME_SIZE) : null;
    }

    private static Font fromJar(String file) {
        try (InputStream in = Fonts.class.getResourceAsStream(FOLDER + file)) {
            return Font.loadFont(in, SOME_SIZE);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
