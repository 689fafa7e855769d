package dev.onceledger.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Leftovers;
import dev.onceledger.database.Target;
import dev.onceledger.order.Step;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.InvalidTimeline;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import dev.onceledger.timeline.run.TimelineSession;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class TimelineRunnerTest {
    private static final String SCHEMAS =
            "select count(*) from information_schema.schemata where schema_name like 'onceledger_run_%'";

    @Parameter
    TestDatabase kind;

    @ParameterizedTest(name = "\"{1}\" instead of \"{0}\"")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            expect B blocked by A                       | expect B at claimed          | 35 | blocked by A
            expect records 0                            | expect records 1             | 27 | 0
            expect A unknown                            | expect A answered 201        | 45 | unknown: its answer was lost
            expect B answered 201 o-901 replayed        | expect B answered 201 first  | 54 | answered 201 o-901 replayed
            expect B answered 409 IDEMPOTENCY_KEY_REUSED | expect B answered 201       | 62 | answered 409 IDEMPOTENCY_KEY_REUSED
            expect stock A-10 8                         | expect stock A-10 6          | 68 | 8
            """)
    void aChangedExpectationFailsWithItsLineNamed(String good, String bad, int line, String seen) throws Exception {
        Outcome outcome = run(shipped("t0-t4").replaceFirst(good, bad));
        assertThat(outcome.holds()).isFalse();
        assertThat(outcome.unmet()).hasSize(1).first().satisfies(unmet -> {
            assertThat(unmet.expectation().source().line()).isEqualTo(line);
            assertThat(unmet.expectation().source().text()).isEqualTo(bad);
            assertThat(unmet.seen().en()).isEqualTo(seen);
        });
        assertThat(TraceText.of(outcome)).contains("not met, line " + line + ": " + bad);
    }

    @Test
    void anAcknowledgementThatIsToBeLostAndNeverComesEndsTheRunWithItsReason() throws Exception {
        Outcome outcome = run(shipped("t0-t4").replaceFirst("lose answer A", "lose answer A\n  lose commit B"));
        assertThat(outcome.stopped()).get().satisfies(stopped -> assertThat(
                        stopped.reason().en())
                .isEqualTo("B was to lose the acknowledgement of a commit, and has made none since;"
                        + " 'lose commit B' stands before the commit"));
    }

    @ParameterizedTest(name = "\"{1}\" instead of \"{0}\"")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            run A to committed    | run A to claimed             | A never reached 'claimed': answered 201 o-901
            run B to record read  | run B to claimed             | B never reached 'claimed': answered 201 o-901 replayed
            run B to record read  | send B R1                    | B still has R0 under way
            lose answer A         | fail transient A             | this can happen only from 'claimed' to 'before commit', and A is held at committed
            expect B blocked by A | wait B                       | not all clients came to rest within 2000 ms: B is on its way since 'before claim'
            lose answer A         | wait A                       | A waits for nobody: it is held at committed; 'run' or 'release' lets it go on
            run B to record read  | wait A                       | A waits for nobody: it is held at order inserted, transaction open; 'run' or 'release' lets it go on
            lose answer A         | restock B-20 1               | there is no stock row of B-20
            lose answer A         | ship o-902                   | there is no order o-902 that can be shipped
            send B R1             | wait B                       | B has no request under way: answered 201 o-901 replayed
            lose answer A         | expect orders 1              | the timeline ends while A still has R0 under way
            """)
    void aStatementThatCannotBeCarriedOutEndsTheRunWithItsReason(String good, String bad, String reason)
            throws Exception {
        String script =
                shipped("t0-t4").replaceFirst(good, bad).replace("next order 901", "next order 901\n  bound 2s");
        long began = System.nanoTime();
        Outcome outcome = run(script);
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(30));
        assertThat(outcome.holds()).isFalse();
        assertThat(outcome.stopped())
                .hasValueSatisfying(stopped -> assertThat(stopped.reason().en()).contains(reason));
        InBothLanguages.isSaid(outcome.stopped().orElseThrow().reason());
    }

    @Test
    void whateverHappensTheLedgerOfTheRunIsGoneAndTheConnectedOneIsUntouched() throws Exception {
        Target target = kind.target();
        try (LedgerDatabase connected = LedgerDatabase.open(target).migrate()) {
            connected
                    .client()
                    .sql("insert into stock (sku, available, for_sale) values ('A-10', 1, true)")
                    .update();
            TimelineRunner.run(Timelines.load("t0-t4"), target, RunListener.NONE);
            TimelineRunner.run(
                    Timelines.parse("spoilt", shipped("t0-t4").replace("lose answer A", "wait A")),
                    target,
                    RunListener.NONE);
            try (TimelineSession session = TimelineRunner.open(Timelines.load("t0-t4"), target, RunListener.NONE)) {
                session.next();
                session.next();
            }
            assertThat(connected.client().sql(SCHEMAS).query(Long.class).single())
                    .isZero();
            assertThat(connected
                            .client()
                            .sql("select available from stock")
                            .query(Integer.class)
                            .list())
                    .containsExactly(1);
            assertThat(connected
                            .client()
                            .sql("select count(*) from orders")
                            .query(Long.class)
                            .single())
                    .isZero();
        }
    }

    @Test
    void aSessionGoesOnTickByTickAndTellsItsListenerAsItHappens() throws Exception {
        List<String> heard = new ArrayList<>();
        RunListener listener = new RunListener() {
            @Override
            public void reached(String client, Step step) {
                heard.add(client + " " + step.text());
            }

            @Override
            public void ended(Outcome outcome) {
                heard.add("ended " + outcome.holds());
            }
        };
        try (TimelineSession session = TimelineRunner.open(Timelines.load("t0-t4"), kind.target(), listener)) {
            assertThat(session.next().sight().orders()).isEmpty();
            assertThat(heard).containsExactly("A received", "B received");
            assertThat(session.next().clients().get(1).standing())
                    .isInstanceOfSatisfying(Standing.Waiting.class, waiting -> {
                        assertThat(waiting.rival()).isEqualTo("A");
                        assertThat(waiting.evidence().en()).isNotBlank();
                        assertThat(waiting.evidence().ko()).isNotBlank();
                    });
            while (!session.isDone()) {
                session.next();
            }
            assertThat(session.outcome().holds()).isTrue();
            assertThat(heard).endsWith("ended true");
        }
    }

    @Test
    void aLedgerThatGoesAwayInTheMiddleEndsTheRunWithThatReason() throws Exception {
        Target target = kind.target();
        try (TimelineSession session = TimelineRunner.open(Timelines.load("t0-t4"), target, RunListener.NONE)) {
            session.next();
            if (kind == TestDatabase.H2_MEMORY) {
                return;
            }
            try (LedgerDatabase outside = LedgerDatabase.open(target.inSchema(null))) {
                String schema = outside.client()
                        .sql(SCHEMAS.replace("count(*)", "schema_name"))
                        .query(String.class)
                        .single();
                outside.client().sql("drop table " + schema + ".orders cascade").update();
            }
            session.next();
            assertThat(session.isDone()).isTrue();
            assertThat(session.outcome().stopped()).isPresent();
        }
    }

    @Test
    void whatAKilledRunLeftIsFoundByItsAge() throws Exception {
        Target target = kind.target();
        try (LedgerDatabase connected = LedgerDatabase.open(target)) {
            connected
                    .client()
                    .sql("create schema onceledger_run_1000000000_0123abcd")
                    .update();
            connected.client().sql("create schema onceledger_run_mine").update();
            assertThat(Leftovers.drop(target, Duration.ofHours(1)))
                    .extracting(Leftovers.Leftover::schema)
                    .containsExactly("onceledger_run_1000000000_0123abcd");
            assertThat(Leftovers.drop(target, Duration.ofHours(1))).isEmpty();
            connected.client().sql("drop schema onceledger_run_mine").update();
        }
    }

    private Outcome run(String script) throws SQLException, InvalidTimeline {
        return TimelineRunner.run(Timelines.parse("changed", script), kind.target(), RunListener.NONE);
    }

    private static String shipped(String name) throws IOException {
        return Timelines.text(name);
    }
}
