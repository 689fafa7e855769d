package dev.onceledger.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.attempts.AttemptLog;
import dev.onceledger.order.Code;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ApiDescriptionTest {
    private static final String TEXT = text(OrderSettings.defaults());
    private static final JsonNode DOCUMENT = JsonMapper.shared().readTree(TEXT);

    @Test
    void itTellsHowLongAnswersAreKept() {
        assertThat(TEXT)
                .contains("kept for 72 hours", "\"x-retention\": \"PT72H\"")
                .doesNotContain("${");
        assertThat(text(OrderSettings.defaults().withRetention(Duration.ofMinutes(90))))
                .contains("kept for 5400 seconds");
    }

    @Test
    void itNamesEveryCodeUnderTheStatusThatItHas() {
        assertThat(Arrays.asList(Code.values())).allSatisfy(code -> assertThat(described(code))
                .as(code.name())
                .isNotEmpty()
                .containsOnly(Integer.toString(code.status())));
        List<String> listed = new ArrayList<>();
        DOCUMENT.at("/components/schemas/Problem/properties/code/enum").forEach(code -> listed.add(code.asString()));
        assertThat(listed)
                .containsExactlyElementsOf(
                        Arrays.stream(Code.values()).map(Code::name).toList());
    }

    @Test
    void itDescribesEveryRouteAndNoOther() {
        List<String> described = new ArrayList<>();
        DOCUMENT.path("paths").properties().forEach(path -> path.getValue()
                .propertyNames()
                .forEach(method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        assertThat(described).containsExactlyInAnyOrderElementsOf(served());
    }

    private static List<String> served() {
        ServerSettings settings = ServerSettings.of(Tokens.sample());
        try (OrderWorld world = new OrderWorld(TestDatabase.H2_MEMORY);
                AttemptLog attempts = new AttemptLog(world.database(), world.clock(), 1)) {
            return new Wiring(world.database(), settings, attempts)
                    .routes.all().stream()
                            .map(route -> route.method() + " " + route.path())
                            .toList();
        }
    }

    private static List<String> described(Code code) {
        List<String> statuses = new ArrayList<>();
        DOCUMENT.path("paths")
                .forEach(path -> path.forEach(
                        operation -> operation.path("responses").properties().forEach(response -> {
                            if (response.getValue()
                                    .path("description")
                                    .asString()
                                    .matches(".*\\b" + code + "\\b.*")) {
                                statuses.add(response.getKey());
                            }
                        })));
        return statuses;
    }

    private static String text(OrderSettings settings) {
        return new String(ApiDescription.of(settings), StandardCharsets.UTF_8);
    }
}
