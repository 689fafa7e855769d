package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceHtml;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TickResult;
import dev.onceledger.timeline.run.TimelineRunner;
import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class TraceHtmlTest {
    private static final String HOSTILE =
            "</script><script>alert(1)</script><img src=x onerror=alert(1)> & \"quoted\" ]]> @script@ \u001b[31m";

    private static Outcome onH2;
    private static Outcome onPostgres;

    @BeforeAll
    static void run() throws Exception {
        onH2 = run(Timelines.load("t0-t4"), TestDatabase.H2_MEMORY);
        onPostgres = run(Timelines.load("t0-t4"), TestDatabase.POSTGRESQL);
    }

    @Test
    void everyTickIsThereInBothLanguages() throws Exception {
        Document document = parsed(html(onH2));
        for (Locale language : List.of(Locale.ENGLISH, Locale.KOREAN)) {
            Element main = elements(document.getDocumentElement(), "main")
                    .filter(element -> element.getAttribute("lang").equals(language.getLanguage()))
                    .findFirst()
                    .orElseThrow();
            List<Element> bands = elements(main, "tbody")
                    .filter(body -> body.getAttribute("class").equals("band"))
                    .toList();
            assertThat(bands).hasSameSizeAs(onH2.ticks());
            for (int i = 0; i < bands.size(); i++) {
                Tick tick = onH2.ticks().get(i).tick();
                assertThat(bands.get(i).getTextContent())
                        .contains(tick == onH2.timeline().end() ? "" : tick.name())
                        .contains(tick.note().in(language));
            }
        }
    }

    @Test
    void itNeedsNothingFromElsewhere() {
        assertThat(html(onH2))
                .doesNotContain("http:", "https:", "//fonts", "src=", "@import", "url(", "<link")
                .contains("default-src 'none'");
    }

    @Test
    void aHostileNoteStaysText() throws Exception {
        String text = Timelines.text("t0-t4").replaceFirst("note en: Both copies have arrived\\.", "note en: X");
        Timeline hostile = Timelines.parse("hostile", text.replace("note en: X", "note en: " + HOSTILE));
        Document document = parsed(html(run(hostile, TestDatabase.H2_MEMORY)));
        assertThat(elements(document.getDocumentElement(), "script")).hasSize(1);
        assertThat(elements(document.getDocumentElement(), "img")).isEmpty();
        assertThat(document.getDocumentElement().getTextContent()).contains(HOSTILE.replace('\u001b', '\ufffd'));
    }

    @Test
    void whoIsBlockedLinksToTheHolderAndGivesTheEvidence() throws Exception {
        Document document = parsed(html(onH2));
        Element link = elements(document.getDocumentElement(), "a")
                .filter(a -> a.getAttribute("class").contains("waiting"))
                .findFirst()
                .orElseThrow();
        assertThat(link.getTextContent()).isEqualTo("blocked by A");
        assertThat(elements(document.getDocumentElement(), "span")
                        .filter(span -> ("#" + span.getAttribute("id")).equals(link.getAttribute("href"))))
                .singleElement()
                .satisfies(holder -> assertThat(holder.getTextContent()).startsWith("held at order inserted"));
        assertThat(link.getParentNode().getTextContent()).contains("inside the claim's statement");
    }

    @Test
    void everyIdIsThereOnce() throws Exception {
        Document document = parsed(TraceHtml.of(List.of(onH2, onPostgres, unmet()), Locale.KOREAN));
        assertThat(elements(document.getDocumentElement(), "*")
                        .map(element -> element.getAttribute("id"))
                        .filter(id -> !id.isEmpty()))
                .isNotEmpty()
                .doesNotHaveDuplicates();
    }

    @Test
    void whatIsNotMetIsToldInWordsWithWhatWasSeen() throws Exception {
        assertThat(parsed(html(unmet())).getDocumentElement().getTextContent())
                .contains("1 of 17 expectations not met", "기대 17개 중 1개 불충족")
                .contains("not met stock A-10 6: expected 6, seen 8");
    }

    @Test
    void runsWithTheSameTraceAreShownOnceAndOthersSayWhereTheyDiffer() throws Exception {
        String same = parsed(TraceHtml.of(List.of(onH2, onPostgres), Locale.ENGLISH))
                .getDocumentElement()
                .getTextContent();
        assertThat(same).contains("same trace on H2 and PostgreSQL").doesNotContain("differs from H2");
        Outcome other = run(
                Timelines.parse("other", Timelines.text("t0-t4").replace("stock A-10 10", "stock A-10 11")),
                TestDatabase.POSTGRESQL);
        Document both = parsed(TraceHtml.of(List.of(onH2, other), Locale.ENGLISH));
        assertThat(both.getDocumentElement().getTextContent()).contains("the trace differs from that on H2");
        assertThat(elements(both.getDocumentElement(), "article")).hasSize(4);
    }

    @Test
    void theRealMillisecondsAreOnHover() throws Exception {
        Document document = parsed(html(onH2));
        List<String> titles = elements(document.getDocumentElement(), "tr")
                .filter(row -> row.getAttribute("class").equals("note"))
                .map(row -> row.getAttribute("title"))
                .toList();
        List<TickResult> ticks = onH2.ticks();
        assertThat(titles.subList(0, ticks.size()))
                .containsExactlyElementsOf(IntStream.range(0, ticks.size())
                        .mapToObj(i -> {
                            long from = ticks.stream()
                                    .limit(i)
                                    .mapToLong(tick -> tick.took().toNanos())
                                    .sum();
                            long took = ticks.get(i).took().toNanos();
                            return took / 1_000_000 + " ms, from " + from / 1_000_000 + " ms to "
                                    + (from + took) / 1_000_000 + " ms after the start";
                        })
                        .toList());
    }

    private static Outcome unmet() throws Exception {
        String text = Timelines.text("t0-t4");
        int last = text.lastIndexOf("expect stock A-10 8");
        String wrong = text.substring(0, last) + text.substring(last).replace("A-10 8", "A-10 6");
        return run(Timelines.parse("wrong", wrong.replace("timeline t0-t4", "timeline wrong")), TestDatabase.H2_MEMORY);
    }

    private static Outcome run(Timeline timeline, TestDatabase database) throws Exception {
        return TimelineRunner.run(timeline, database.target(), RunListener.NONE);
    }

    private static String html(Outcome outcome) {
        return TraceHtml.of(List.of(outcome), Locale.ENGLISH);
    }

    private static Document parsed(String html) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(html)));
    }

    private static Stream<Element> elements(Element root, String tag) {
        NodeList found = root.getElementsByTagName(tag);
        return IntStream.range(0, found.getLength()).mapToObj(i -> (Element) found.item(i));
    }
}
