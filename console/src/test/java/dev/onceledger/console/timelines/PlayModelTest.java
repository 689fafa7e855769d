package dev.onceledger.console.timelines;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.text.Language;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceText;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(
        value = Ground.class,
        names = {"H2_MEMORY", "POSTGRESQL"})
class PlayModelTest {
    private static final String SCHEMAS =
            "select count(*) from information_schema.schemata where schema_name like 'onceledger_run_%'";

    @Parameter
    Ground ground;

    private final TestGrounds grounds = new TestGrounds();
    private final PlayModel play = new PlayModel(Background.onThisThread(), grounds);
    private final Texts texts = new Texts(Language.ENGLISH);

    @AfterEach
    void close() {
        play.close();
    }

    private Shown shown() {
        return play.panes().left().shownProperty().get();
    }

    private void ready(String name) throws Exception {
        Timeline timeline = Timelines.load(name);
        play.panes().on(play.panes().left(), Where.FIRST.on(ground));
        play.ready(timeline);
        play.panes().on(play.panes().left(), Where.FIRST.on(ground));
    }

    private LaneBand band(int number) {
        return LanesReader.read(shown(), texts).bands().get(number);
    }

    private List<String> marks(LaneBand band, int lane) {
        return band.rows().stream()
                .flatMap(row -> row.marks().getOrDefault(lane, List.of()).stream())
                .map(Mark::text)
                .toList();
    }

    @Test
    void eachStepShowsWhatTheDatabaseShowedAndNothingOfWhatIsAhead() throws Exception {
        ready("t0-t4");
        assertThat(LanesReader.read(shown(), texts).bands()).hasSize(6).noneMatch(LaneBand::isReached);
        play.step();
        play.step();
        Lanes lanes = LanesReader.read(shown(), texts);
        LaneBand t1 = lanes.bands().get(1);
        assertThat(marks(t1, 0)).containsExactly("order inserted");
        assertThat(marks(t1, 1)).containsExactly("blocked by A");
        assertThat(marks(t1, lanes.ledger())).containsExactly("PROCESSING");
        assertThat(marks(t1, lanes.observer())).containsExactly("sees nothing");
        assertThat(t1.rows().get(1).links()).extracting(Link::kind).containsExactly(Link.Kind.WAIT);
        assertThat(lanes.bars()).extracting(Bar::kind).contains(Bar.Kind.TRANSACTION, Bar.Kind.WAIT);
        assertThat(lanes.bands().get(2).isReached()).isFalse();
        assertThat(lanes.bands().get(2).note()).isEmpty();
    }

    @Test
    void theWholeTimelineEndsAsItsTraceSays() throws Exception {
        ready("t0-t4");
        while (play.mayStep()) {
            play.step();
        }
        Lanes lanes = LanesReader.read(shown(), texts);
        assertThat(marks(band(2), 0)).containsExactly("committed", "answer lost");
        assertThat(marks(band(2), lanes.ledger())).containsExactly("SUCCEEDED");
        assertThat(marks(band(2), lanes.orders())).containsExactly("o-901");
        assertThat(marks(band(3), 1)).containsExactly("201 o-901 replayed");
        assertThat(marks(band(4), 1)).contains("409 IDEMPOTENCY_KEY_REUSED");
        assertThat(shown().isOver()).isTrue();
        assertThat(TraceText.of(shown().outcome().orElseThrow())).contains("17 expectations, 0 not met");
        assertThat(EndingSentence.of(shown().outcome().orElseThrow(), texts))
                .contains("1 record, 1 order, stock A-10 8");
    }

    @Test
    void backRunsAgainFromTheStartToTheTickBefore() throws Exception {
        ready("t0-t4");
        play.step();
        play.step();
        play.step();
        play.back();
        assertThat(play.reached()).isEqualTo(2);
        assertThat(shown().bands().get(1).lastScene().orElseThrow().clients().get("B"))
                .isInstanceOf(Standing.Waiting.class);
        play.restart();
        assertThat(play.reached()).isZero();
        assertThat(shown().bands()).isEmpty();
    }

    @Test
    void anUnmetExpectationIsShownInItsBandWithItsLineAndWhatWasSeen() throws Exception {
        String text = Timelines.text("t0-t4").replaceFirst("  expect stock A-10 10", "  expect stock A-10 7");
        ready("t0-t4");
        play.ready(Timelines.parse("mine.timeline", text));
        play.step();
        play.step();
        assertThat(band(1).unmet()).singleElement().satisfies(line -> assertThat(line)
                .contains("expect stock A-10 7")
                .endsWith("seen: 10"));
        assertThat(shown().bands().get(1).unmet()).isEqualTo(1);
    }

    @Test
    void aGuessIsJudgedByWhatHappened() throws Exception {
        ready("t0-t4");
        play.step();
        play.predict().onProperty().set(true);
        assertThat(play.predict().questionProperty().get()).isEqualTo(new Question("t1", "B"));
        assertThat(play.mayStep()).as("nothing is revealed before the guess").isFalse();
        play.step();
        assertThat(play.reached()).isEqualTo(1);
        play.predict().guessProperty().set(Guess.OWN_RESULT);
        play.step();
        Verdict verdict = play.predict().verdictProperty().get();
        assertThat(verdict.happened()).isEqualTo(Guess.WAITS);
        assertThat(verdict.isRight()).isFalse();
        assertThat(play.predict().questionProperty().get().tick()).isEqualTo("t2");
    }

    @Test
    void twoPanesRunInLockStep() throws Exception {
        ready("t0-t4");
        play.step();
        play.panes().twoProperty().set(true);
        assertThat(play.panes().right().whereProperty().get().ground()).isNotEqualTo(ground);
        assertThat(play.panes().right().shownProperty().get().ticks()).isEqualTo(1);
        play.step();
        assertThat(play.panes().right().shownProperty().get().ticks()).isEqualTo(2);
        play.back();
        assertThat(play.panes().right().shownProperty().get().ticks()).isEqualTo(1);
    }

    @Test
    void whatIsClosedLeavesNoSchemaBehind() throws Exception {
        ready("t0-t4");
        play.step();
        play.step();
        play.close();
        try (Connection connection = DriverManager.getConnection(
                        grounds.server().url(),
                        grounds.server().user(),
                        grounds.server().password());
                ResultSet schemas = connection.createStatement().executeQuery(SCHEMAS)) {
            schemas.next();
            assertThat(schemas.getInt(1)).isZero();
        }
    }

    @Test
    void whatArrivesForATimelinePutAwayIsNotShown() throws Exception {
        Deque<Runnable> work = new ArrayDeque<>();
        try (PlayModel late = new PlayModel(Background.on(work::add, Runnable::run), grounds)) {
            late.ready(Timelines.load("t0-t4"));
            late.step();
            late.ready(Timelines.load("t0-t4-a-dies"));
            while (!work.isEmpty()) {
                work.remove().run();
            }
            assertThat(late.panes().left().shownProperty().get().timeline().name())
                    .isEqualTo("t0-t4-a-dies");
            assertThat(late.reached()).isZero();
        }
    }

    @Test
    void whatRestedIsRunAgainToWhereItWas() throws Exception {
        ready("t0-t4-a-dies");
        play.step();
        play.step();
        play.panes().rest();
        play.step();
        assertThat(play.reached()).isEqualTo(3);
        assertThat(marks(band(2), 0)).containsExactly("died");
    }
}
