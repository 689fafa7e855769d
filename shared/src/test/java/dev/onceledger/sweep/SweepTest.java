package dev.onceledger.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.browse.ActivityFilter;
import dev.onceledger.browse.ActivityRow;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.fingerprint.Fingerprint;
import dev.onceledger.ledger.Claim;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import dev.onceledger.ledger.StoredAnswer;
import dev.onceledger.ledger.Verdict;
import dev.onceledger.sweep.SweepPlan.PrincipalDue;
import dev.onceledger.sweep.SweepResult.Ending;
import dev.onceledger.testing.Rows;
import dev.onceledger.testing.TestDatabase;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class SweepTest {
    private static final Instant LONG_AGO = Instant.parse("2026-01-01T00:00:00Z");
    private static final SweepRequest REQUEST = new SweepRequest(4, "mina", "monthly");

    @Parameter
    TestDatabase kind;

    private final LedgerClock clock = LedgerClock.database();
    private LedgerDatabase database;
    private Ledger ledger;
    private Rows rows;
    private Sweep sweep;

    @BeforeEach
    void open() {
        database = kind.open();
        ledger = new Ledger(database, clock);
        rows = new Rows(database);
        sweep = new Sweep(database, clock, () -> {});
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void anExpiredRecordIsReplayedUntilTheSweepAndRefusedForGoodAfterIt() {
        Scope scope = scope("user-42", "one");
        claimAndStore(scope, Duration.ofMillis(1));
        clock.advance(Duration.ofMillis(5));
        assertThat(verdict(scope, "{}")).isInstanceOf(Verdict.Replay.class);
        assertThat(run().swept()).isEqualTo(1);
        assertThat(verdict(scope, "{}")).isInstanceOf(Verdict.Expired.class);
        assertThat(verdict(scope, "{\"other\":1}")).isInstanceOf(Verdict.Reused.class);
        try (UnitOfWork work = database.begin(budget(), true)) {
            assertThat(ledger.claim(work, new Claim(scope, print(scope), "{}", Duration.ofHours(72)))
                            .get())
                    .isFalse();
        }
    }

    @Test
    void aTombstoneKeepsFingerprintResourceAndStatusAndLosesAllElse() {
        Scope success = scope("user-42", "one");
        Scope refusal = scope("user-42", "two");
        rows.succeeded(success, LONG_AGO, LONG_AGO.plusSeconds(1));
        rows.refused(refusal, LONG_AGO, LONG_AGO.plusSeconds(1));
        LedgerRecord before = record(success);
        SweepResult result = run();
        LedgerRecord after = record(success);
        assertThat(after.status()).isEqualTo(Status.EXPIRED);
        assertThat(after.fingerprint()).isEqualTo(before.fingerprint());
        assertThat(after.resourceId()).isEqualTo(Rows.resource(success));
        assertThat(after.responseStatus()).isEqualTo(201);
        assertThat(after.answer()).isNull();
        assertThat(after.canonical()).isNull();
        assertThat(after.expiredAt()).isAfterOrEqualTo(result.cutoff());
        assertThat(record(refusal).resourceId()).isNull();
        assertThat(record(refusal).status()).isEqualTo(Status.EXPIRED);
    }

    @Test
    void aDryRunCountsWhatIsDueAndChangesNothing() {
        due("user-1", 3);
        due("user-2", 5);
        rows.succeeded(scope("user-3", "young"), LONG_AGO, Instant.parse("2999-01-01T00:00:00Z"));
        rows.processing(scope("user-4", "open"), LONG_AGO, LONG_AGO.plusSeconds(1));
        SweepPlan plan = sweep.plan(null);
        assertThat(plan.due()).isEqualTo(8);
        assertThat(plan.bytes()).isEqualTo(800);
        assertThat(plan.oldest()).isEqualTo(LONG_AGO.plusSeconds(1));
        assertThat(plan.skippedProcessing()).isEqualTo(1);
        assertThat(plan.principals()).extracting(PrincipalDue::principal).containsExactly("user-2", "user-1");
        assertThat(statuses()).isEqualTo(Map.of(Status.SUCCEEDED, 9L, Status.PROCESSING, 1L));
    }

    @Test
    void recordsThatExpireAfterTheFrozenCutoffAreLeftAlone() {
        due("user-1", 2);
        Scope later = scope("user-1", "later");
        claimAndStore(later, Duration.ofHours(1));
        SweepPlan plan = sweep.plan(null);
        clock.advance(Duration.ofHours(2));
        SweepResult result = sweep.run(plan, REQUEST, SweepProgress.SILENT, () -> false);
        assertThat(result.swept()).isEqualTo(2);
        assertThat(record(later).status()).isEqualTo(Status.SUCCEEDED);
        assertThat(sweep.plan(null).due()).isEqualTo(1);
    }

    @Test
    void aCutoffInTheFutureIsRefused() {
        assertThatThrownBy(() -> sweep.plan(Instant.parse("2999-01-01T00:00:00Z")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("future");
    }

    @Test
    void anEarlierCutoffLeavesWhatExpiredSince() {
        due("user-1", 6);
        assertThat(sweep.plan(LONG_AGO.plusSeconds(3)).due()).isEqualTo(3);
    }

    @Test
    void aProcessingRecordIsNeverTouchedHoweverOldItIs() {
        Scope open = scope("user-42", "open");
        rows.processing(open, LONG_AGO, LONG_AGO.plusSeconds(1));
        due("user-42", 1);
        assertThat(run().swept()).isEqualTo(1);
        assertThat(record(open).status()).isEqualTo(Status.PROCESSING);
    }

    @Test
    void aSecondRunFindsNothingAndIsOnRecordToo() {
        due("user-1", 9);
        assertThat(run().swept()).isEqualTo(9);
        Instant expiredAt = record(scope("user-1", "key-0")).expiredAt();
        clock.advance(Duration.ofHours(1));
        SweepResult second = run();
        assertThat(second.swept()).isZero();
        assertThat(second.ending()).isEqualTo(Ending.COMPLETED);
        assertThat(record(scope("user-1", "key-0")).expiredAt()).isEqualTo(expiredAt);
        assertThat(audits()).extracting(ActivityRow::affected).containsExactly(0L, 9L);
    }

    @Test
    void progressIsToldAfterEachBatchAndEndsAtTheTotal() {
        due("user-1", 10);
        List<Long> told = new ArrayList<>();
        AtomicInteger pauses = new AtomicInteger();
        new Sweep(database, clock, pauses::incrementAndGet)
                .run(sweep.plan(null), REQUEST, (swept, due, reached) -> told.add(swept), () -> false);
        assertThat(told).containsExactly(4L, 8L, 10L);
        assertThat(pauses).hasValue(3);
    }

    @Test
    void aCancelledRunTellsHowFarItGotAndTheNextOneFinishesTheRest() {
        due("user-1", 20);
        List<Long> told = new ArrayList<>();
        SweepResult half =
                sweep.run(sweep.plan(null), REQUEST, (swept, due, reached) -> told.add(swept), () -> told.size() == 2);
        assertThat(half.ending()).isEqualTo(Ending.CANCELLED);
        assertThat(half.swept()).isEqualTo(8);
        assertThat(half.remaining()).isEqualTo(12);
        assertThat(half.reached()).isEqualTo(LONG_AGO.plusSeconds(8));
        assertThat(statuses()).isEqualTo(Map.of(Status.EXPIRED, 8L, Status.SUCCEEDED, 12L));
        SweepResult rest = run();
        assertThat(rest.swept()).isEqualTo(12);
        assertThat(audits()).extracting(ActivityRow::affected).containsExactly(12L, 8L);
        assertThat(audits().get(1).detail()).startsWith("cancelled after 8");
        assertThat(audits().get(1).reason()).isEqualTo("monthly");
        assertThat(audits().get(1).who()).isEqualTo("mina");
        assertThat(audits().get(1).cutoff()).isEqualTo(half.cutoff());
    }

    private SweepResult run() {
        return sweep.run(sweep.plan(null), REQUEST, SweepProgress.SILENT, () -> false);
    }

    private Verdict verdict(Scope scope, String canonical) {
        return Verdict.of(ledger.read(scope, budget()), canonical);
    }

    private static String print(Scope scope) {
        return Fingerprint.of(scope.principal(), scope.operation(), "{}").value();
    }

    private LedgerRecord record(Scope scope) {
        return ledger.read(scope, budget()).orElseThrow();
    }

    private Map<Status, Long> statuses() {
        return new KeyBrowser(database).counts();
    }

    private List<ActivityRow> audits() {
        return new KeyBrowser(database)
                .activity(ActivityFilter.all(), null, 100)
                .rows();
    }

    private void due(String principal, int count) {
        for (int i = 0; i < count; i++) {
            rows.succeeded(scope(principal, "key-" + i), LONG_AGO, LONG_AGO.plusSeconds(1 + i));
        }
    }

    private void claimAndStore(Scope scope, Duration retention) {
        try (UnitOfWork work = database.begin(budget(), true)) {
            ledger.claim(work, new Claim(scope, print(scope), "{}", retention));
            ledger.store(work, scope, new StoredAnswer(201, "application/json", null, new byte[] {1}, "o-901"));
            work.commit();
        }
    }

    private static Scope scope(String principal, String key) {
        return new Scope(principal, "create-order", key);
    }

    private static Budget budget() {
        return Budget.of(Duration.ofSeconds(10));
    }
}
