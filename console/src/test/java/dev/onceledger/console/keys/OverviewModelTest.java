package dev.onceledger.console.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.attempts.AttemptLog;
import dev.onceledger.browse.HourCount;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestBench;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import java.time.Duration;
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
class OverviewModelTest {
    private static final Scope SCOPE = new Scope("user-42", "create-order", "checkout-20260914-001");

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

    private KeysModel model() {
        return new KeysModel(TestBench.over(database, folder));
    }

    @Test
    void everyStatusIsCountedAndEachOfTheLastHoursStandsThere() {
        repeat(Duration.ZERO);
        repeat(Duration.ofHours(-3));
        repeat(Duration.ofHours(-30));
        OverviewModel overview = model().overview();
        assertThat(overview.countsProperty().get().exact()).isTrue();
        assertThat(overview.countsProperty().get().total()).isEqualTo(200);
        assertThat(overview.countsProperty().get().keys().get(Status.PROCESSING))
                .isEqualTo(1);
        List<HourCount> hours = overview.hoursProperty().get();
        assertThat(hours).hasSize(OverviewModel.HOURS).isSortedAccordingTo((a, b) -> a.hour()
                .compareTo(b.hour()));
        assertThat(hours.get(OverviewModel.HOURS - 1).replays()).isEqualTo(1);
        assertThat(hours.get(OverviewModel.HOURS - 4).conflicts()).isEqualTo(1);
        assertThat(hours.stream().mapToLong(HourCount::replays).sum())
                .as("what is older than a day is left out")
                .isEqualTo(2);
    }

    private void repeat(Duration offset) {
        try (AttemptLog log = new AttemptLog(database, LedgerClock.shifted(offset), 10)) {
            log.replayed(SCOPE);
            log.conflicted(SCOPE);
        }
    }

    @Test
    void aKeyThatExpiresSoonIsGoneToAndItsRecordShown() {
        KeysModel model = model();
        List<KeyRow> next = model.overview().nextProperty().get();
        assertThat(next).hasSize(3).noneMatch(row -> row.status() == Status.EXPIRED);
        assertThat(next).isSortedAccordingTo((a, b) -> a.expiresAt().compareTo(b.expiresAt()));
        model.jump(next.get(0).scope());
        assertThat(model.list().rows())
                .extracting(KeyRow::scope)
                .containsExactly(next.get(0).scope());
        assertThat(model.detail().detailProperty().get().record().scope())
                .isEqualTo(next.get(0).scope());
    }

    @Test
    void closedIsRememberedAndReadsOnlyTheCounts() {
        model().overview().openProperty().set(false);
        OverviewModel again = model().overview();
        assertThat(again.openProperty().get()).isFalse();
        assertThat(again.countsProperty().get().total()).isEqualTo(200);
        assertThat(again.nextProperty().get()).isEmpty();
        again.openProperty().set(true);
        assertThat(again.nextProperty().get()).hasSize(3);
    }

    @Test
    void whatCannotBeReadIsToldAndTheRestIsShown() {
        database.client().sql("drop table hourly_activity").update();
        OverviewModel overview = model().overview();
        assertThat(overview.problemProperty().get()).containsIgnoringCase("hourly_activity");
        assertThat(overview.countsProperty().get().total()).isEqualTo(200);
        assertThat(overview.nextProperty().get()).hasSize(3);
    }

    @Test
    void theFilterIsRememberedAndOneThatMeansNothingIsForgotten() {
        model().list().filterTextProperty().set("status:EXPIRED");
        assertThat(model().list().rows()).isNotEmpty().allMatch(row -> row.status() == Status.EXPIRED);
        TestBench.over(database, folder).preferences().set("keys.filter.test", "colour:red");
        KeysModel fresh = model();
        assertThat(fresh.list().filterTextProperty().get()).isEmpty();
        assertThat(fresh.list().filterErrorProperty().get()).isNull();
        assertThat(fresh.list().rows()).isNotEmpty();
    }
}
