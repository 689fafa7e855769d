package dev.onceledger.console.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.ActivityRow;
import dev.onceledger.console.Environment;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.TestClock;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.sweep.ScheduleModel.State;
import dev.onceledger.console.work.Background;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(names = {"H2_MEMORY", "POSTGRESQL"})
class ScheduleModelTest {
    @Parameter
    TestDatabase kind;

    @TempDir
    Path folder;

    private final TestClock clock = new TestClock();
    private LedgerDatabase database;
    private SweepModel sweep;

    @BeforeEach
    void open() {
        database = SampleLedger.fill(kind.open(), 200);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private ScheduleModel schedule(Environment environment, boolean readOnly, Background background) {
        Workbench bench = TestBench.over(database, folder, environment, readOnly, background, clock);
        sweep = bench.model(SweepModel.class, SweepModel::new);
        return bench.model(ScheduleModel.class, ScheduleModel::new);
    }

    private ScheduleModel local() {
        return schedule(Environment.LOCAL, false, Background.onThisThread());
    }

    private List<ActivityRow> runs() {
        return new PastRunsModel(TestBench.over(database, folder)).rows();
    }

    @Test
    void itIsOffAtFirstAndSweepsNothing() {
        ScheduleModel schedule = local();
        assertThat(schedule.state()).isEqualTo(State.OFF);
        clock.advance(Duration.ofDays(1));
        schedule.tick();
        assertThat(runs()).isEmpty();
    }

    @Test
    void everyRunComesAnIntervalAfterTheLastAndIsAuditedWithItsReason() {
        ScheduleModel schedule = local();
        schedule.start();
        assertThat(schedule.nextProperty().get()).isEqualTo(clock.instant().plus(Duration.ofMinutes(15)));
        clock.advance(Duration.ofMinutes(14));
        schedule.tick();
        assertThat(runs()).isEmpty();
        clock.advance(Duration.ofMinutes(1));
        schedule.tick();
        schedule.tick();
        assertThat(runs()).singleElement().satisfies(run -> {
            assertThat(run.reason()).isEqualTo("Scheduled, every 15 min");
            assertThat(run.who()).isEqualTo("tester");
            assertThat(run.affected()).isPositive();
        });
        clock.advance(Duration.ofMinutes(15));
        schedule.tick();
        assertThat(runs())
                .extracting(ActivityRow::affected)
                .containsExactlyInAnyOrder(0L, runs().get(1).affected());
    }

    @Test
    void stoppedChangedOrClosedItSweepsNoMore() {
        ScheduleModel schedule = local();
        schedule.start();
        schedule.stop();
        clock.advance(Duration.ofHours(1));
        schedule.tick();
        schedule.start();
        schedule.minutesProperty().set(30);
        assertThat(schedule.state()).isEqualTo(State.OFF);
        schedule.start();
        sweep.close();
        clock.advance(Duration.ofHours(1));
        schedule.tick();
        assertThat(runs()).isEmpty();
    }

    @Test
    void readOnlyItCannotBeStarted() {
        ScheduleModel schedule = schedule(Environment.LOCAL, true, Background.onThisThread());
        assertThat(schedule.state()).isEqualTo(State.READ_ONLY);
        schedule.start();
        assertThat(schedule.nextProperty().get()).isNull();
        sweep.sweepNow("anyway");
        assertThat(runs()).isEmpty();
    }

    @Test
    void onProductionItsMinutesAreToBeTypedFirst() {
        ScheduleModel schedule = schedule(Environment.PRODUCTION, false, Background.onThisThread());
        assertThat(schedule.state()).isEqualTo(State.CONFIRM);
        schedule.start();
        assertThat(schedule.nextProperty().get()).isNull();
        schedule.confirmationProperty().set(" 15 ");
        schedule.start();
        assertThat(schedule.state()).isEqualTo(State.ON);
        schedule.stop();
        assertThat(schedule.state()).as("asked again each time").isEqualTo(State.CONFIRM);
    }

    @Test
    void itWaitsForARunByHandAndRunsWhenThatHasEnded() {
        Deque<Runnable> work = new ArrayDeque<>();
        ScheduleModel schedule = schedule(Environment.LOCAL, false, Background.on(work::add, Runnable::run));
        schedule.start();
        sweep.dryRun();
        work.remove().run();
        sweep.reasonProperty().set("by hand");
        sweep.run();
        clock.advance(Duration.ofMinutes(20));
        schedule.tick();
        assertThat(schedule.state()).isEqualTo(State.WAITING);
        assertThat(work).as("the run by hand only").hasSize(1);
        work.remove().run();
        schedule.tick();
        assertThat(sweep.isFree()).isFalse();
        assertThat(sweep.mayRun().get()).isFalse();
        while (!work.isEmpty()) {
            work.remove().run();
        }
        assertThat(sweep.isFree()).isTrue();
        assertThat(runs()).extracting(ActivityRow::reason).containsExactly("Scheduled, every 15 min", "by hand");
    }

    @Test
    void aPlanMadeByHandIsCountedAnewWhenTheScheduleHasSweptIt() {
        ScheduleModel schedule = local();
        schedule.start();
        sweep.dryRun();
        sweep.reasonProperty().set("OPS-7");
        assertThat(sweep.planProperty().get().due()).isPositive();
        clock.advance(Duration.ofMinutes(15));
        schedule.tick();
        assertThat(sweep.planProperty().get().due()).isZero();
        assertThat(sweep.reasonProperty().get()).isEqualTo("OPS-7");
        assertThat(sweep.resultProperty().get().swept()).isPositive();
    }

    @Test
    void whatFallsDueIsReadWithTheRetention() {
        DueModel due = new DueModel(TestBench.over(database, folder));
        due.load();
        assertThat(due.outlookProperty().get().retention()).contains(Duration.ofHours(72));
        assertThat(due.outlookProperty().get().due()).hasSize(7).anyMatch(count -> count.records() > 0);
    }
}
