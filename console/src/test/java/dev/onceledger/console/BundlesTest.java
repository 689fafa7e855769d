package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
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
    private static final Path TOUR = Path.of("src/main/resources/dev/onceledger/cli/tour_ko.properties");
    private static final Path TIMELINES = Path.of("../sample-data/timelines");
    private static final Path SOURCES = Path.of("src/main/java/dev/onceledger/console");
    /** Attributes, and elements with a text in them, that end in a word for what people read. */
    private static final Pattern FXML_TEXT = Pattern.compile(
            "\\b\\w*(?:[tT]ext|[tT]itle|[hH]elp|[dD]escription)(?<!wrapText)(?:=\"([^\"]*)\"|>([^<]+)<)");

    private static final Pattern FXML_BARE = Pattern.compile("fx:value=\"([^\"]*)\"|>([^<>]*\\p{L}[^<>]*)<");

    /** Calls that put a text before people's eyes, with a text that stands in the code. */
    private static final Pattern CODE_SHOWN = Pattern.compile("(?:new (?:Label|Button|ToggleButton|CheckBox|RadioButton"
            + "|Hyperlink|MenuItem|RadioMenuItem|Menu|MenuButton|SplitMenuButton|Tab|Text|Tooltip|TableColumn<[^()]*>)"
            + "|\\.set(?:Text|PromptText|AccessibleText|AccessibleHelp|AccessibleRoleDescription|Title|HeaderText"
            + "|ContentText))\\((?:[^\"();]|\\([^\"();]*\\))*\"([^\"]*\\p{L}{2,}[^\"]*)\"");
    /** Where both languages stand beside each other, none is forgotten. */
    private static final Pattern BOTH = Pattern.compile("new Bilingual\\([^;]*;");

    private static final Pattern HANGUL = Pattern.compile("\"([^\"]*[가-힣][^\"]*)\"");
    private static final Pattern CODE_KEY = Pattern.compile("texts(?:\\(\\))?\\s*\\.get\\(\\s*\"([\\w.]+\\w)\"");
    /** The product's name, the numbers of a sweep's steps, a language's own name, keys, and what is typed into the filter. */
    private static final Set<String> SAME_IN_EVERY_LANGUAGE =
            Set.of("onceledger", "1", "2", "한국어", "  Ctrl+", "status:");

    @Test
    void bothLanguagesHaveTheSameKeysAndNoneIsEmpty() throws IOException {
        Properties english = bundle("en");
        Properties korean = bundle("ko");
        assertThat(new TreeSet<>(korean.stringPropertyNames())).isEqualTo(new TreeSet<>(english.stringPropertyNames()));
        assertThat(english.values()).noneMatch(text -> text.toString().isBlank());
        assertThat(korean.values()).noneMatch(text -> text.toString().isBlank());
    }

    /** The window says 지문, 툼스톤, 레코드 and 주체, and so does whoever tells a story beside it. */
    @Test
    void koreanStoriesUseTheWordsOfTheWindow() throws IOException {
        List<String> told = new ArrayList<>(Files.readAllLines(TOUR));
        try (Stream<Path> files = Files.walk(TIMELINES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Files.readAllLines(file).stream()
                        .filter(line -> line.contains(" ko: "))
                        .forEach(told::add);
            }
        }
        assertThat(told)
                .hasSizeGreaterThan(100)
                .noneMatch(line -> line.matches(".*(fingerprint|tombstone|principal|기록|\\(으\\)).*"));
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
        List<String> strangers = new ArrayList<>();
        for (Path fxml : files(RESOURCES, ".fxml")) {
            String content = Files.readString(fxml);
            Stream.concat(found(FXML_TEXT, content), found(FXML_BARE, content))
                    .filter(text -> !SAME_IN_EVERY_LANGUAGE.contains(text) && !text.startsWith("${"))
                    .filter(text -> !text.startsWith("%") || !keys.contains(text.substring(1)))
                    .forEach(text -> strangers.add(fxml.getFileName() + ": " + text));
        }
        assertThat(strangers).isEmpty();
    }

    @Test
    void noTextThatPeopleReadStandsInTheCode() throws IOException {
        Set<String> keys = bundle("en").stringPropertyNames();
        List<String> strangers = new ArrayList<>();
        for (Path source : files(SOURCES, ".java")) {
            String content = BOTH.matcher(Files.readString(source)).replaceAll("");
            Stream.concat(found(CODE_SHOWN, content), found(HANGUL, content))
                    .filter(text -> !SAME_IN_EVERY_LANGUAGE.contains(text) && !keys.contains(text))
                    .forEach(text -> strangers.add(source.getFileName() + ": " + text));
        }
        assertThat(strangers).isEmpty();
    }

    @Test
    void theScansFindWhatTheyLookFor() {
        assertThat(found(FXML_TEXT, "<Label text=\"Hello\"/><Tab accessibleHelp=\"Do\"><text>So</text>"))
                .containsExactly("Hello", "Do", "So");
        assertThat(found(FXML_BARE, "<items><String fx:value=\"One\"/></items><Label>Two</Label>"))
                .containsExactly("One", "Two");
        assertThat(found(CODE_SHOWN, "label.setText(\"Hello\"); new Tooltip(\n  name + \" and so on\");"))
                .containsExactly("Hello", " and so on");
        assertThat(found(CODE_SHOWN, "label.setText(texts.get(\"keys.none\")); box.getStyleClass().add(\"card\");"))
                .isEmpty();
        assertThat(found(HANGUL, "return \"안녕\";")).containsExactly("안녕");
    }

    private static Stream<String> found(Pattern pattern, String content) {
        return pattern.matcher(content)
                .results()
                .map(found -> found.group(1) != null ? found.group(1) : found.group(2));
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
