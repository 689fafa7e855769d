package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.timeline.report.TraceHtml;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ReportColoursTest {
    private static final Pattern THEME = Pattern.compile(":root \\{(.*?)}", Pattern.DOTALL);
    private static final Pattern COLOUR = Pattern.compile("--([a-z-]+): #([0-9a-f]{6})");
    private static final double READABLE = 4.5;

    /** Light, dark and print each define pairs called {@code x-bg} and {@code x-fg}; plain text stands on soft ground as well. */
    @Test
    void everyTextIsReadableOnItsGroundInEveryTheme() throws IOException {
        List<String> themes =
                THEME.matcher(style()).results().map(theme -> theme.group(1)).toList();
        assertThat(themes).hasSize(3);
        Map<String, String> colours = new HashMap<>();
        for (String theme : List.of(themes.get(0), themes.get(1), themes.get(0) + themes.get(2))) {
            colours.clear();
            for (MatchResult colour : COLOUR.matcher(theme).results().toList()) {
                colours.put(colour.group(1), colour.group(2));
            }
            List<String> grounds = colours.keySet().stream()
                    .filter(name -> name.endsWith("-bg"))
                    .toList();
            assertThat(grounds).hasSizeGreaterThan(10);
            for (String ground : grounds) {
                assertReadable(colours, ground.replace("-bg", "-fg"), ground);
            }
            assertReadable(colours, "soft-fg", "page-bg");
            assertReadable(colours, "page-fg", "soft-bg");
            assertReadable(colours, "good-fg", "page-bg");
        }
    }

    private static void assertReadable(Map<String, String> colours, String text, String ground) {
        double one = luminance(colours.get(text));
        double other = luminance(colours.get(ground));
        double contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        assertThat(contrast)
                .as(text + " #" + colours.get(text) + " on " + ground + " #" + colours.get(ground))
                .isGreaterThanOrEqualTo(READABLE);
    }

    private static double luminance(String colour) {
        return 0.2126 * channel(colour, 0) + 0.7152 * channel(colour, 2) + 0.0722 * channel(colour, 4);
    }

    private static double channel(String colour, int at) {
        double value = Integer.parseInt(colour.substring(at, at + 2), 16) / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    private static String style() throws IOException {
        try (InputStream stream = TraceHtml.class.getResourceAsStream("report.css")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
