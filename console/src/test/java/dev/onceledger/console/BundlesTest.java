package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BundlesTest {
    private static final Path RESOURCES = Path.of("src/main/resources/dev/onceledger/console");
    private static final Path SOURCES = Path.of("src/main/java/dev/onceledger/console");
    private static final Pattern FXML_TEXT = Pattern.compile("(?:text|promptText|accessibleText)=\"([^\"]*)\"");
    private static final Pattern CODE_KEY = Pattern.compile("texts(?:\\(\\))?\\s*\\.get\\(\\s*\"([\\w.]+\\w)\"");
    /** The product's name, and the numbers of a sweep's steps. */
    private static final Set<String> SAME_IN_EVERY_LANGUAGE = Set.of("onceledger", "1", "2");

    @Test
    void bothLanguagesHaveTheSameKeysAndNoneIsEmpty() throws IOException {
        Properties english = bundle("en");
        Properties korean = bundle("ko");
        assertThat(new TreeSet<>(korean.stringPropertyNames())).isEqualTo(new TreeSet<>(english.stringPropertyNames()));
        assertThat(english.values()).noneMatch(text -> text.toString().isBlank());
        assertThat(korean.values()).noneMatch(text -> text.toString().isBlank());
    }

    /** A part may end in a vowel or not; a sentence that names both particles reads like a form. */
    @Test
    void noKoreanTextLeavesTheChoiceOfAParticleToTheReader() throws IOException {
        assertThat(bundle("ko").values())
                .noneMatch(text -> text.toString().matches("(?s).*(을\\(를|이\\(가|은\\(는|과\\(와|\\(으\\)로).*"));
    }

    @Test
    void bothLanguagesFillInTheSameParts() throws IOException {
        Properties english = bundle("en");
        Properties korean = bundle("ko");
        for (String key : english.stringPropertyNames()) {
            assertThat(parts(korean.getProperty(key))).as(key).isEqualTo(parts(english.getProperty(key)));
        }
    }

    @Test
    void everyTextInFxmlComesFromTheBundles() throws IOException {
        Set<String> keys = bundle("en").stringPropertyNames();
        for (Path fxml : files(RESOURCES, ".fxml")) {
            Matcher texts = FXML_TEXT.matcher(Files.readString(fxml));
            while (texts.find()) {
                String text = texts.group(1);
                assertThat(SAME_IN_EVERY_LANGUAGE.contains(text)
                                || text.startsWith("%") && keys.contains(text.substring(1)))
                        .as(fxml.getFileName() + ": " + text)
                        .isTrue();
            }
        }
    }

    @Test
    void everyKeyThatTheCodeNamesIsInTheBundles() throws IOException {
        Set<String> keys = bundle("en").stringPropertyNames();
        for (Path source : files(SOURCES, ".java")) {
            Matcher named = CODE_KEY.matcher(Files.readString(source));
            while (named.find()) {
                String key = named.group(1);
                assertThat(keys.contains(key))
                        .as(source.getFileName() + ": " + key)
                        .isTrue();
            }
        }
    }

    private static int parts(String text) {
        return new MessageFormat(text, Locale.ROOT).getFormatsByArgumentIndex().length;
    }

    private static Properties bundle(String language) throws IOException {
        Properties properties = new Properties();
        Path file = RESOURCES.resolve("i18n/messages_" + language + ".properties");
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            properties.load(reader);
        }
        return properties;
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> found =
                    files.filter(file -> file.toString().endsWith(ending)).toList();
            assertThat(found).isNotEmpty();
            return found;
        }
    }
}
