package dev.onceledger.console.look;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** A stylesheet for the icons' sizes; an icon measured in em would grow with itself, since its size is its font's. */
final class IconSizes {
    private static final String RULES = """
            .ikonli-font-icon { -fx-icon-size: %d; }
            .rail-button .ikonli-font-icon, .heading-icon { -fx-icon-size: %d; }
            .state-icon { -fx-icon-size: %d; }
            """;

    private IconSizes() {}

    static String stylesheet(double fontPixels) {
        String rules = RULES.formatted(
                Math.round(fontPixels * 1.1), Math.round(fontPixels * 1.5), Math.round(fontPixels * 2.8));
        return "data:text/css;base64," + Base64.getEncoder().encodeToString(rules.getBytes(StandardCharsets.UTF_8));
    }
}
