package dev.onceledger.console.timelines;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.text.Language;
import dev.onceledger.console.text.Texts;
import dev.onceledger.console.work.Background;
import dev.onceledger.design.verdict.Designs;
import dev.onceledger.order.Code;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Sight;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.StandingWords;
import dev.onceledger.timeline.Timeline;
import dev.onceledger.timeline.file.Timelines;
import dev.onceledger.timeline.report.TraceText;
import dev.onceledger.timeline.run.Outcome;
import dev.onceledger.timeline.run.RunListener;
import dev.onceledger.timeline.run.TimelineRunner;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(
        value = Ground.class,
        names = {"H2_MEMORY", "POSTGRESQL"})
class HandModelTest {
    private static final String SCHEMAS =
            "select count(*) from information_schema.schemata where schema_name like 'onceledger_run_%'";

    @Parameter
    Ground ground;

    private final TestGrounds grounds = new TestGrounds();
    private final PlayModel play = new PlayModel(Background.onThisThread(), grounds);
    private final PanesModel panes = play.panes();
    private final HandModel hand = new HandModel(panes);

    @AfterEach
    void close() {
        play.close();
        grounds.close();
    }

    private void ready(String name) throws Exception {
        String text = Catalog.text(name);
        Timeline timeline = Timelines.parse(name, text);
        play.ready(timeline);
        panes.on(panes.left(), Where.FIRST.on(ground));
        hand.ready(timeline, text);
    }

    private Shown shown() {
        return panes.left().shownProperty().get();
    }

    private Sight sight() {
        return shown().lastScene().orElseThrow().sight();
    }

    private void by(String client, Runnable move) {
        hand.clientProperty().set(client);
        move.run();
    }

    private Outcome replayed(String text) throws Exception {
        return TimelineRunner.run(Timelines.parse("saved", text), grounds.open(ground), RunListener.NONE);
    }

    @Test
    void twoClientsAreMovedByHandOneWaitsForTheOtherAndTheSavedTimelineReplaysIt() throws Exception {
        ready("empty-stage");
        by("A", () -> hand.send(0));
        by("A", () -> hand.runTo(Step.ORDER_INSERTED));
        by("B", () -> hand.send(0));
        by("B", hand::step);
        by("B", hand::step);
        assertThat(hand.standing("B")).isInstanceOf(Standing.Waiting.class);
        assertThat(sight().orders()).isEmpty();
        assertThat(hand.refusal(Deed.STEP)).contains(Deed.Refusal.WAITS);
        by("A", hand::toEnd);
        assertThat(hand.standing("B")).isEqualTo(new Standing.At(Step.CLAIM_LOST));
        by("B", hand::toEnd);
        assertThat(sight().orders()).hasSize(1);
        assertThat(shown().ticks()).isEqualTo(7);
        String saved = hand.replay();
        assertThat(saved).contains("timeline empty-stage-by-hand", "run B to claim lost", "expect stock A-10 8");
        Outcome again = replayed(saved);
        assertThat(again.holds()).as(saved + TraceText.of(again)).isTrue();
        assertThat(StandingWords.of(again.ticks().get(6).clients().get(1).standing())
                        .en())
                .isEqualTo("answered 201 o-901 replayed");
    }

    @Test
    void whoeverIsStillUnderWayEndsInTheSavedTimelineAsWhenTheRoomIsLeft() throws Exception {
        ready("empty-stage");
        by("A", () -> hand.send(0));
        by("A", () -> hand.runTo(Step.CLAIMED));
        by("B", () -> hand.send(0));
        by("B", hand::step);
        by("B", hand::step);
        String saved = hand.replay();
        assertThat(saved.indexOf("die B")).as("who waits ends first").isBetween(0, saved.indexOf("die A"));
        assertThat(replayed(saved).holds()).as(saved).isTrue();
        panes.rest();
        play.close();
        assertThat(schemas()).isZero();
    }

    @Test
    void aFaultInjectedIntoAPlayedTimelineTakesItOverAndBackGivesItBack() throws Exception {
        ready("t0-t4");
        play.step();
        play.step();
        by("A", hand::die);
        assertThat(shown().course().isByHand()).isTrue();
        assertThat(play.mayStep()).as("the file is no longer followed").isFalse();
        assertThat(hand.standing("A")).isInstanceOf(Standing.Died.class);
        assertThat(hand.standing("B"))
                .as("it claims, and never comes to a record")
                .isInstanceOf(Standing.Answered.class);
        assertThat(sight().orders()).hasSize(1);
        assertThat(shown().bands().get(2).checks()).isEmpty();
        String saved = hand.replay();
        assertThat(saved).contains("at t1").doesNotContain("at t2");
        assertThat(replayed(saved).holds()).as(saved).isTrue();
        play.back();
        assertThat(shown().course().isByHand()).isFalse();
        assertThat(play.mayStep()).isTrue();
    }

    @Test
    void eachFailureDoesWhatItSays() throws Exception {
        ready("empty-stage");
        by("A", () -> hand.send(0));
        assertThat(hand.refusal(Deed.FAIL_TRANSIENT)).contains(Deed.Refusal.NOTHING_OPEN);
        assertThat(hand.refusal(Deed.SEND)).contains(Deed.Refusal.BUSY);
        by("A", () -> hand.runTo(Step.CLAIMED));
        by("A", hand::failForAMoment);
        assertThat(hand.standing("A")).isEqualTo(new Standing.At(Step.BEFORE_RETRY));
        by("A", () -> hand.runTo(Step.ORDER_INSERTED));
        by("A", () -> hand.failForGood(Code.OUT_OF_STOCK));
        by("A", hand::loseAnswer);
        assertThat(hand.standing("A")).isInstanceOf(Standing.Unknown.class);
        assertThat(sight().records()).hasSize(1);
        assertThat(sight().orders()).isEmpty();
        assertThat(sight().stock()).containsEntry("A-10", 10);
        hand.outside("retention passes");
        hand.outside("sweep");
        by("B", () -> hand.send(0));
        by("B", hand::toEnd);
        assertThat(TraceText.of(shown().outcome().orElseThrow())).contains("410 IDEMPOTENCY_KEY_EXPIRED");
        assertThat(replayed(hand.replay()).holds()).as(hand.replay()).isTrue();
    }

    @Test
    void aRequestWrittenByHandIsSentAndSavedAndOneThatIsWrongIsRefusedInWords() throws Exception {
        ready("t0-t4");
        NamedRequest like = hand.toldProperty().get().requests().get(0);
        assertThat(hand.write(like, "user-42", "k", "{\"currency\":\"KRW\",\"items\":[]}"))
                .isFalse();
        assertThat(hand.problemProperty().get().en()).contains("would be refused before the ledger");
        assertThat(hand.write(like, "user 42", "k", "{}")).isFalse();
        assertThat(shown().bands()).isEmpty();
        String body = like.body().replace("12000", "9000").replace(",", ",\n");
        assertThat(hand.write(like, "user-42", "mine-1", body)).isTrue();
        assertThat(hand.problemProperty().get().isEmpty()).isTrue();
        by("A", hand::toEnd);
        assertThat(sight().orders().get(0).amount()).isEqualByComparingTo("9000");
        assertThat(replayed(hand.replay()).holds()).as(hand.replay()).isTrue();
    }

    @Test
    void whatADesignNeverComesToIsPassedOverInItsPane() throws Exception {
        ready("t0-t4");
        panes.on(panes.left(), new Where(ground, new DesignChoice(Optional.of(Designs.REDIS_STORE))));
        play.step();
        play.step();
        Band t1 = shown().bands().get(1);
        assertThat(t1.beats()).anyMatch(beat -> beat.passedOver().contains("B"));
        Lanes lanes = LanesReader.read(shown(), new Texts(Language.ENGLISH));
        List<String> marks = lanes.bands().get(1).rows().stream()
                .flatMap(row -> row.marks().values().stream())
                .flatMap(List::stream)
                .map(Mark::text)
                .toList();
        assertThat(marks).contains("not reached");
        assertThat(TraceText.of(shown().outcome().orElseThrow())).contains("not reached in this design");
        while (play.mayStep()) {
            play.step();
        }
        assertThat(shown().isStopped()).isFalse();
        assertThat(sight().counts()).containsEntry("charges", 1);
    }

    @Test
    void twoPanesRunTheSameScheduleOnTheLedgerAndOnRedis() throws Exception {
        ready("empty-stage");
        panes.on(panes.left(), new Where(ground, new DesignChoice(Optional.of(Designs.LEDGER))));
        panes.twoProperty().set(true);
        panes.on(panes.right(), new Where(ground, new DesignChoice(Optional.of(Designs.REDIS_STORE))));
        by("A", () -> hand.send(0));
        by("A", () -> hand.runTo(Step.CHARGED));
        by("A", hand::die);
        by("B", () -> hand.send(0));
        by("B", hand::toEnd);
        assertThat(sight().orders()).hasSize(1);
        Sight redis =
                panes.right().shownProperty().get().lastScene().orElseThrow().sight();
        assertThat(redis.orders()).isEmpty();
        assertThat(redis.counts()).containsEntry("charges", 1).containsEntry("stuck keys", 1);
        assertThat(hand.replay()).contains("on ledger expect charges 1");
    }

    private int schemas() throws Exception {
        try (Connection connection = DriverManager.getConnection(
                        grounds.server().url(),
                        grounds.server().user(),
                        grounds.server().password());
                ResultSet schemas = connection.createStatement().executeQuery(SCHEMAS)) {
            schemas.next();
            return schemas.getInt(1);
        }
    }
}
