package dev.onceledger.attempts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.onceledger.browse.ActivityFilter;
import dev.onceledger.browse.ActivityRow;
import dev.onceledger.browse.HourCount;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import dev.onceledger.testing.TestDatabase;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class AttemptLogTest {
    private static final Scope SCOPE = new Scope("user-42", "create-order", "checkout-1");

    @Parameter
    TestDatabase kind;

    private LedgerDatabase database;

    @BeforeEach
    void open() {
        database = kind.open();
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void anAttemptIsSeenWithinASecondWithoutAnybodyAsking() {
        try (AttemptLog log = new AttemptLog(database, LedgerClock.database(), 10)) {
            log.record(attempt("trace-1"));
            log.conflicted(SCOPE);
            await().atMost(Duration.ofSeconds(3)).untilAsserted(() -> assertThat(attempts())
                    .extracting(ActivityRow::traceId)
                    .containsExactly("trace-1"));
        }
    }

    @Test
    void closingWritesWhatWaitsInTheOrderOfRecording() {
        AttemptLog log = new AttemptLog(database, LedgerClock.database(), 2000);
        List<String> traces =
                IntStream.range(0, 1200).mapToObj(i -> "trace-" + i).toList();
        traces.forEach(trace -> log.record(attempt(trace)));
        log.close();
        List<String> written = database.client()
                .sql("select trace_id from attempts order by attempt_id")
                .query(String.class)
                .list();
        assertThat(written).isEqualTo(traces);
        assertThat(log.dropped()).isZero();
    }

    @Test
    void countsOfAKeyAddUpOverFlushesAndServices() {
        try (AttemptLog one = new AttemptLog(database, LedgerClock.database(), 10);
                AttemptLog two = new AttemptLog(database, LedgerClock.database(), 10)) {
            one.replayed(SCOPE);
            one.replayed(SCOPE);
            one.flush();
            two.replayed(SCOPE);
            two.conflicted(SCOPE);
            two.flush();
            one.conflicted(SCOPE);
        }
        Map<String, Object> row = database.client()
                .sql("select replays, conflicts from key_activity")
                .query()
                .singleRow();
        assertThat(row).containsEntry("replays", 3L).containsEntry("conflicts", 2L);
    }

    @Test
    void manyWritersLoseNoCount() {
        try (AttemptLog log = new AttemptLog(database, LedgerClock.database(), 100)) {
            CompletableFuture.allOf(IntStream.range(0, 8)
                            .mapToObj(writer -> CompletableFuture.runAsync(() -> {
                                for (int i = 0; i < 250; i++) {
                                    log.replayed(new Scope("user-" + i % 5, "create-order", "k"));
                                    if (i % 50 == 0) {
                                        log.flush();
                                    }
                                }
                            }))
                            .toArray(CompletableFuture[]::new))
                    .join();
        }
        assertThat(database.client()
                        .sql("select cast(sum(replays) as bigint) from key_activity")
                        .query(Long.class)
                        .single())
                .isEqualTo(2000);
        assertThat(database.client()
                        .sql("select cast(sum(replays) as bigint) from hourly_activity")
                        .query(Long.class)
                        .single())
                .isEqualTo(2000);
    }

    @Test
    void replaysAndConflictsAreAddedUpByTheHourOfTheLedgerClock() {
        LedgerClock clock = LedgerClock.shifted(Duration.ofHours(-5));
        try (AttemptLog one = new AttemptLog(database, clock, 10);
                AttemptLog two = new AttemptLog(database, LedgerClock.database(), 10)) {
            one.replayed(SCOPE);
            one.replayed(new Scope("user-7", "create-order", "k"));
            one.flush();
            one.conflicted(SCOPE);
            one.flush();
            two.replayed(SCOPE);
        }
        List<HourCount> hours =
                new KeyBrowser(database).hourlyActivity(Instant.now().minus(Duration.ofHours(24)));
        assertThat(hours).extracting(HourCount::replays).containsExactly(2L, 1L);
        assertThat(hours).extracting(HourCount::conflicts).containsExactly(1L, 0L);
        assertThat(hours).allMatch(one -> one.hour().toEpochMilli() % 3_600_000 == 0);
        assertThat(Duration.between(hours.get(0).hour(), hours.get(1).hour())).isEqualTo(Duration.ofHours(5));
    }

    @Test
    void whatFindsNoRoomIsDroppedAndCounted() {
        AtomicBoolean down = new AtomicBoolean(true);
        AttemptLog log = new AttemptLog(failing(down), LedgerClock.database(), 3);
        for (int i = 0; i < 10; i++) {
            log.record(attempt("trace-" + i));
            log.replayed(new Scope("user-42", "create-order", "key-" + i));
        }
        // The writer may hold a batch of each outside their queues, which makes room for as many again.
        assertThat(log.dropped()).isBetween(8L, 14L);
        down.set(false);
        log.close();
        long keys = database.client()
                .sql("select count(*) from key_activity")
                .query(Long.class)
                .single();
        assertThat(attempts().size() + keys + log.dropped()).isEqualTo(20);
    }

    @Test
    void whatCouldNotBeWrittenIsKeptAndWrittenOnceWhenTheDatabaseIsBack() {
        AtomicBoolean down = new AtomicBoolean(true);
        try (AttemptLog log = new AttemptLog(failing(down), LedgerClock.database(), 10)) {
            log.record(attempt("trace-1"));
            log.conflicted(SCOPE);
            assertThatThrownBy(log::flush).isInstanceOf(DatabaseFailure.class);
            log.record(attempt("trace-2"));
            log.conflicted(SCOPE);
            assertThatThrownBy(log::flush).isInstanceOf(DatabaseFailure.class);
            down.set(false);
            log.flush();
            log.flush();
            assertThat(log.dropped()).isZero();
        }
        assertThat(attempts()).extracting(ActivityRow::traceId).containsExactly("trace-2", "trace-1");
        assertThat(database.client()
                        .sql("select conflicts from key_activity")
                        .query(Long.class)
                        .single())
                .isEqualTo(2);
    }

    @Test
    void momentsAreOfTheLedgerClockWhenItHappenedNotWhenItWasWritten() {
        LedgerClock clock = LedgerClock.shifted(Duration.ofDays(10));
        AtomicBoolean down = new AtomicBoolean(true);
        Instant now;
        try (AttemptLog log = new AttemptLog(failing(down), clock, 10)) {
            log.record(attempt("early"));
            clock.advance(Duration.ofDays(1));
            log.record(attempt("late"));
            now = databaseNow();
            down.set(false);
        }
        List<ActivityRow> written = attempts();
        assertThat(Duration.between(now, written.get(1).occurredAt()))
                .isBetween(Duration.ofDays(10).minusSeconds(5), Duration.ofDays(10));
        assertThat(Duration.between(now, written.get(0).occurredAt()))
                .isBetween(Duration.ofDays(11).minusSeconds(5), Duration.ofDays(11));
    }

    @Test
    void aTraceIdFromOutsideCannotStopTheLog() {
        try (AttemptLog log = new AttemptLog(database, LedgerClock.database(), 10)) {
            log.record(attempt("a\0" + "x".repeat(500)));
            log.record(attempt(null));
        }
        assertThat(attempts()).hasSize(2);
    }

    private LedgerDatabase failing(AtomicBoolean down) {
        return database.over(budget -> {
            if (down.get()) {
                throw new SQLException("the server is away", "08001");
            }
            return database.dataSource().getConnection();
        });
    }

    private Instant databaseNow() {
        try (var work = database.begin(Budget.of(Duration.ofSeconds(5)), false)) {
            return LedgerClock.database().now(work).get();
        }
    }

    private List<ActivityRow> attempts() {
        return new KeyBrowser(database)
                .activity(ActivityFilter.all(), null, 100)
                .rows();
    }

    private static Attempt attempt(String trace) {
        return new Attempt(SCOPE, "v1:bb", "IDEMPOTENCY_KEY_REUSED", 409, trace);
    }
}
