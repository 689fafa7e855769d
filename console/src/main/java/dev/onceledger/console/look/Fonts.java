package dev.onceledger.console.look;

import java.net.URISyntaxException;
import java.net.URL;
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
            if (Font.loadFont(place(file), SOME_SIZE) == null) {
                throw new IllegalStateException("the font " + file + " does not load");
            }
        }
    }

    /** JavaFX reads a file where it is, and what is in a jar from a copy of its own; so the launcher puts it beside the jar. */
    private static String place(String file) {
        URL resource = Fonts.class.getResource(FOLDER + file);
        try {
            CodeSource source = Fonts.class.getProtectionDomain().getCodeSource();
            Path beside = Path.of(source.getLocation().toURI())
                    .resolveSibling("fonts")
                    .resolve(file);
            return Files.isRegularFile(beside) ? beside.toUri().toString() : resource.toExternalForm();
        } catch (URISyntaxException | FileSystemNotFoundException | IllegalArgumentException inJar) {
            return resource.toExternalForm();
        }
    }
}
