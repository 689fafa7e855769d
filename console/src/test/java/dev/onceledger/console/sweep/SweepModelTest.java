package dev.onceledger.console.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.ActivityRow;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.console.Environment;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Status;
import dev.onceledger.sweep.SweepResult.Ending;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(names = {"H2_MEMORY", "POSTGRESQL"})
class SweepModelTest {
    @Parameter
    TestDatabase kind;

    @TempDir
    Path folder;

    private LedgerDatabase database;

    @BeforeEach
    void open() {
        database = SampleLedger.fill(kind.open(), 200);
    }

    @AfterEach
    void close() {
        database.close();
    }

    private SweepModel model(Environment environment, boolean readOnly) {
        return new SweepModel(TestBench.over(database, folder, environment, readOnly, Background.onThisThread()));
    }

    private long expired() {
        return new KeyBrowser(database).counts().get(Status.EXPIRED);
    }

    @Test
    void aDryRunCountsAndChangesNothing() {
        long before = expired();
        SweepModel model = model(Environment.LOCAL, false);
        model.dryRun();
        assertThat(model.planProperty().get().due()).isPositive();
        assertThat(model.planProperty().get().principals()).isNotEmpty();
        assertThat(expired()).isEqualTo(before);
    }

    @Test
    void aRunNeedsAPlanAndAReasonAndSweepsExactlyThePlan() {
        long before = expired();
        SweepModel model = model(Environment.LOCAL, false);
        assertThat(model.next()).isEqualTo(SweepModel.Next.COUNT);
        model.dryRun();
        long due = model.planProperty().get().due();
        assertThat(model.next()).isEqualTo(SweepModel.Next.GIVE_REASON);
        assertThat(model.mayRun().get()).isFalse();
        model.reasonProperty().set("weekly");
        assertThat(model.mayRun().get()).isTrue();
        model.run();
        assertThat(model.resultProperty().get().ending()).isEqualTo(Ending.COMPLETED);
        assertThat(model.resultProperty().get().swept()).isEqualTo(due);
        assertThat(expired()).isEqualTo(before + due);
        assertThat(model.mayRun().get()).as("a plan runs once").isFalse();
    }

    @Test
    void onProductionTheNumberIsToBeTyped() {
        SweepModel model = model(Environment.PRODUCTION, false);
        model.dryRun();
        model.reasonProperty().set("weekly");
        assertThat(model.next()).isEqualTo(SweepModel.Next.CONFIRM);
        model.confirmationProperty().set("1");
        assertThat(model.mayRun().get()).isFalse();
        model.confirmationProperty()
                .set(String.valueOf(model.planProperty().get().due()));
        assertThat(model.mayRun().get()).isTrue();
    }

    @Test
    void readOnlyNeverMayRun() {
        SweepModel model = model(Environment.LOCAL, true);
        model.dryRun();
        model.reasonProperty().set("weekly");
        assertThat(model.mayRun().get()).isFalse();
        assertThat(model.next()).isEqualTo(SweepModel.Next.READ_ONLY);
    }

    @Test
    void aRunCancelledBeforeItsFirstBatchSaysThatNothingWasSwept() {
        Deque<Runnable> work = new ArrayDeque<>();
        SweepModel model = new SweepModel(
                TestBench.over(database, folder, Environment.LOCAL, false, Background.on(work::add, Runnable::run)));
        model.dryRun();
        work.remove().run();
        long due = model.planProperty().get().due();
        model.reasonProperty().set("weekly");
        model.run();
        model.cancel();
        work.remove().run();
        assertThat(model.resultProperty().get().ending()).isEqualTo(Ending.CANCELLED);
        assertThat(model.resultProperty().get().swept()).isZero();
        assertThat(model.resultProperty().get().remaining()).isEqualTo(due);
    }

    @Test
    void earlierRunsAreListedFromTheAuditWithTheirReason() {
        Workbench bench = TestBench.over(database, folder);
        SweepModel model = new SweepModel(bench);
        PastRunsModel past = new PastRunsModel(bench);
        assertThat(past.rows()).isEmpty();
        model.dryRun();
        model.reasonProperty().set("  OPS-218  ");
        model.run();
        past.load();
        assertThat(past.rows()).singleElement().satisfies(run -> {
            assertThat(run.reason()).isEqualTo("OPS-218");
            assertThat(run.who()).isEqualTo("tester");
            assertThat(run.affected()).isEqualTo(model.resultProperty().get().swept());
        });
        assertThat(past.rows()).extracting(ActivityRow::detail).allMatch(detail -> detail.startsWith("completed"));
        assertThat(new KeyBrowser(database).countUpTo(KeyFilter.all(), 1000)).isEqualTo(200);
    }
}
