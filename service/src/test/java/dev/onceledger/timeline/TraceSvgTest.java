package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceSvg;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class TraceSvgTest {
    private static Document drawn(String svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<Element> all(Document document, String tag) {
        NodeList found = document.getElementsByTagName(tag);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            elements.add((Element) found.item(i));
        }
        return elements;
    }

    private static List<String> texts(Document document) {
        return all(document, "text").stream().map(Element::getTextContent).toList();
    }

    private static Outcome run(Timeline timeline, TestDatabase database) throws Exception {
        return TimelineRunner.run(timeline, database.target(), RunListener.NONE);
    }

    @ParameterizedTest
    @EnumSource(names = {"H2_MEMORY", "POSTGRESQL"})
    void whoWaitsForWhomIsDrawnBetweenTheirLanes(TestDatabase database) throws Exception {
        Outcome outcome = run(Timelines.load("t0-t4"), database);
        Document english = drawn(TraceSvg.of(List.of(outcome), Locale.ENGLISH));
        assertThat(texts(english))
                .contains("A", "B", "ledger", "t1", "B waits for A", "COMMIT", "B reads afresh", "blocked by A")
                .anyMatch(text -> text.contains("all 17 expectations met"));
        Document korean = drawn(TraceSvg.of(List.of(outcome), Locale.KOREAN));
        assertThat(texts(korean)).contains("원장", "B가 A를 기다림");
        assertThat(korean.getDocumentElement().getAttribute("font-family")).contains("Malgun Gothic", "sans-serif");
    }

    @Test
    void everythingLiesOnThePaperAndNothingIsFetchedFromElsewhere() throws Exception {
        String svg = TraceSvg.of(List.of(run(Timelines.load("t0-t4"), TestDatabase.H2_MEMORY)), Locale.KOREAN);
        Document document = drawn(svg);
        double width = Double.parseDouble(document.getDocumentElement().getAttribute("width"));
        double height = Double.parseDouble(document.getDocumentElement().getAttribute("height"));
        assertThat(all(document, "text")).allSatisfy(text -> assertThat(Double.parseDouble(text.getAttribute("y")))
                .isBetween(0.0, height));
        assertThat(all(document, "rect").stream().skip(1)).allSatisfy(box -> assertThat(
                        Double.parseDouble(box.getAttribute("x")) + Double.parseDouble(box.getAttribute("width")))
                .isBetween(0.0, width));
        assertThat(svg.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http", "href", "<image", "@import");
    }

    @Test
    void whateverANoteHoldsStaysText() throws Exception {
        String text = Timelines.text("check-1-one-request")
                .replaceFirst("note en: .*", "note en: <script>alert(1)</script> & \u0001 \uD800 한국어_한국어");
        Outcome outcome = run(Timelines.parse("odd", text), TestDatabase.H2_MEMORY);
        Document document = drawn(TraceSvg.of(List.of(outcome), Locale.ENGLISH));
        assertThat(all(document, "script")).isEmpty();
        assertThat(texts(document)).anyMatch(line -> line.contains("<script>alert(1)</script>"));
    }
}
