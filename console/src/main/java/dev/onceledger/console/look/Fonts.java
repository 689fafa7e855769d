package dev.onceledger.console.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/** The fonts that the window brings along; JavaFX falls back to no installed font that has Korean letters. */
final class Fonts {
    private static final String FOLDER = "/dev/onceledger/console/fonts/";

    private static final List<String> FILES = List.of(
            "pretendard/Pretendard-Regular.otf",
            "pretendard/Pretendard-SemiBold.otf",
            "pretendard/Pretendard-Bold.otf",
            "nanum-gothic-coding/nanum-gothic-coding-korean-400-normal.woff",
            "nanum-gothic-coding/nanum-gothic-coding-korean-700-normal.woff");

    private Fonts() {}

    static void load() {
        for (String file : FILES) {
            try (InputStream stream = Fonts.class.getResourceAsStream(FOLDER + file)) {
                if (Font.loadFont(stream, 12) == null) {
                    throw new IllegalStateException("the font " + file + " does not load");
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }
}
