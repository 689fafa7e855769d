package dev.onceledger.design.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.design.RedisForTests;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.DesignNames;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceHtml;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.report.VerdictRow;
import dev.onceledger.timeline.report.VerdictTable;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.Repertoire;
import dev.onceledger.timeline.run.RunListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every story told to every design that it makes sense for, on two databases, and what came of it. */
class DesignTimelinesTest {
    private static final Path FOLDER = Path.of("..", "sample-data", "timelines", "designs");
    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden", "verdicts.txt");

    /** Both databases are told at the same time: together they take as long as the slower one. */
    private final ExecutorService beside = Executors.newSingleThreadExecutor();

    @AfterEach
    void endTheOther() {
        beside.shutdown();
    }

    @Test
    void everyStoryHoldsOnEveryDesignAndComesToTheKnownVerdict() throws Exception {
        List<Outcome> told = told(TestDatabase.H2_MEMORY);
        SoftAssertions softly = new SoftAssertions();
        told.forEach(outcome ->
                softly.assertThat(outcome.holds()).as(TraceText.of(outcome)).isTrue());
        String table = VerdictTable.of(told, Locale.ENGLISH);
        softly.assertThat(table).isEqualTo(golden(table));
        softly.assertAll();
    }

    /** A new golden table is written only where none stands, and only on request; a difference is always a failure. */
    @Tag("search")
    @Test
    void everyStoryHoldsOnEveryDesignWithTheSameTraceAndVerdictOnBothDatabases() throws Exception {
        Future<List<Outcome>> meanwhile = beside.submit(() -> told(TestDatabase.POSTGRESQL));
        List<Outcome> onH2 = told(TestDatabase.H2_MEMORY);
        List<Outcome> onPostgres = meanwhile.get();
        SoftAssertions softly = new SoftAssertions();
        for (int i = 0; i < onH2.size(); i++) {
            String trace = TraceText.of(onH2.get(i));
            String other = TraceText.of(onPostgres.get(i));
            softly.assertThat(onH2.get(i).holds()).as(trace).isTrue();
            softly.assertThat(onPostgres.get(i).holds()).as(other).isTrue();
            if (!onH2.get(i).timeline().setup().databases().mayDiffer()) {
                softly.assertThat(other).isEqualTo(trace);
            }
        }
        String table = VerdictTable.of(onH2, Locale.ENGLISH);
        softly.assertThat(VerdictTable.of(onPostgres, Locale.ENGLISH)).isEqualTo(table);
        softly.assertThat(table).isEqualTo(golden(table));
        softly.assertThat(
                        VerdictRow.of(onH2).stream().filter(row -> row.design().equals("ledger") && !row.survived()))
                .extracting(VerdictRow::timeline, VerdictRow::orders, VerdictRow::charges)
                .as("what the ledger leaves open, and nothing else")
                .containsExactly(Tuple.tuple("abandoned-after-commit", 1, 0));
        softly.assertAll();
    }

    @Tag("search")
    @Test
    void everyStoryComesToTheSameInAFile() throws Exception {
        String table = VerdictTable.of(told(TestDatabase.H2_FILE), Locale.ENGLISH);
        assertThat(table).isEqualTo(golden(table));
    }

    @Test
    void theReportShowsWhatIsExpectedOfItsDesignAlsoWhereItHolds() throws Exception {
        try (Repertoire repertoire = Repertoire.on(TestDatabase.H2_MEMORY.target())) {
            Outcome outcome = repertoire.run(Timelines.load("late-retry"), kind(Designs.LEDGER), RunListener.NONE);
            assertThat(outcome.holds()).isTrue();
            String html = TraceHtml.of(List.of(outcome), Locale.KOREAN).replace("<wbr/>", "");
            assertThat(html)
                    .contains("<li class=\"met\">A answered 410 IDEMPOTENCY_KEY_EXPIRED")
                    .contains("late-retry · design ledger", "late-retry · 설계 ledger")
                    .contains("<span class=\"verdict good\">survives</span>", "<span class=\"verdict good\">견딤</span>")
                    .doesNotContain("ORDER_EXISTS_FOR_KEY");
        }
    }

    @Test
    void aTraceSaysOfEachDesignWhatHoldsThere() throws Exception {
        String held = "at t0\n  send A R0\n  run A to STEP\nat t1\n  run A to end\nend\n  expect orders 1\n";
        String text = Timelines.text("late-retry");
        String setup = text.substring(0, text.indexOf("at t0"));
        try (Repertoire guarded = Repertoire.on(TestDatabase.H2_MEMORY.target());
                Repertoire bare = Repertoire.on(TestDatabase.H2_MEMORY.target())) {
            Timeline atClaim = Timelines.parse("mine", setup + held.replace("STEP", "claimed"));
            Timeline atCharge = Timelines.parse("mine", setup + held.replace("STEP", "charged"));
            assertThat(TraceText.of(guarded.run(atClaim, kind(Designs.LEDGER), RunListener.NONE)))
                    .contains("held at claimed, transaction open\n");
            assertThat(TraceText.of(guarded.run(atCharge, kind(Designs.LEDGER), RunListener.NONE)))
                    .contains("held at charged\n");
            assertThat(TraceText.of(bare.run(atClaim, kind(Designs.REDIS_STORE), RunListener.NONE)))
                    .contains("held at claimed\n", "stuck keys 0");
            assertThat(TraceText.of(bare.run(atCharge, kind(Designs.FILTER_CLAIM), RunListener.NONE)))
                    .contains("held at charged, transaction open\n", "remembered (not reached in this design)");
        }
    }

    @Test
    void aLineOfADesignCountsForThatDesignOnly() throws Exception {
        String line = "on redis-store,redis-store/user,filter-claim,delete-on-expiry,unprotected expect orders 2";
        String text = Timelines.text("late-retry");
        assertThat(text).contains(line);
        Timeline changed = Timelines.parse("changed", text.replace(line, line.replace("orders 2", "orders 1")));
        try (Repertoire repertoire = Repertoire.on(TestDatabase.H2_MEMORY.target())) {
            assertThat(repertoire
                            .run(changed, kind(Designs.REDIS_STORE), RunListener.NONE)
                            .unmet())
                    .singleElement()
                    .satisfies(unmet -> assertThat(unmet.seen().en()).isEqualTo("2"));
        }
        try (Repertoire repertoire = Repertoire.on(TestDatabase.H2_MEMORY.target())) {
            assertThat(repertoire
                            .run(changed, kind(Designs.LEDGER), RunListener.NONE)
                            .holds())
                    .isTrue();
        }
    }

    @Test
    void aCancellationStopsTheRunWithItsReason() throws Exception {
        Timeline cancels = Timelines.load("cancelled-meanwhile");
        try (Repertoire repertoire = Repertoire.on(TestDatabase.H2_MEMORY.target())) {
            Outcome outcome = repertoire.run(cancels, kind(Designs.LEDGER), RunListener.NONE);
            assertThat(outcome.stopped())
                    .hasValueSatisfying(
                            stopped -> assertThat(stopped.reason().en()).contains("designs take orders only"));
        }
    }

    @Test
    void linesCanNameEveryDesignThatThereIs() {
        assertThat(DesignNames.ALL).isEqualTo(Designs.labels());
    }

    @Test
    void aNameMeansOneFile() {
        assertThat(Stream.of(Timelines.builtIn(), Timelines.designStories(), Timelines.scenarios())
                        .flatMap(List::stream))
                .doesNotHaveDuplicates();
    }

    @Test
    void theIndexNamesEveryFileOfTheFolder() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".timeline"))
                    .map(file -> file.replace(".timeline", ""))
                    .toList();
            assertThat(Timelines.designStories()).containsExactlyInAnyOrderElementsOf(names);
        }
    }

    /** One ledger for all designs with the second guard, one for all without. */
    private static List<Outcome> told(TestDatabase database) throws Exception {
        List<Outcome> outcomes = new ArrayList<>();
        Map<Boolean, Repertoire> repertoires = new HashMap<>();
        try (Repertoire guarded = Repertoire.on(database.target());
                Repertoire bare = Repertoire.on(database.target())) {
            repertoires.put(true, guarded);
            repertoires.put(false, bare);
            for (String name : Timelines.designStories()) {
                Timeline story = Timelines.load(name);
                for (String label : story.setup().trial().designs()) {
                    Designs design = Designs.named(label).orElseThrow();
                    outcomes.add(repertoires.get(design.guarded()).run(story, kind(design), RunListener.NONE));
                }
            }
        }
        return outcomes;
    }

    private static DesignKind kind(Designs design) {
        return new DesignKind(design, () -> RedisForTests.server().url());
    }

    private static String golden(String table) throws IOException {
        if (Boolean.getBoolean("golden.write") && Files.notExists(GOLDEN)) {
            Files.writeString(GOLDEN, table);
        }
        return Files.readString(GOLDEN);
    }
}
