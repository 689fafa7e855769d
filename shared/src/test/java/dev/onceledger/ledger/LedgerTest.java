package dev.onceledger.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.Failure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Pending;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.testing.TestDatabase;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class LedgerTest {
    private static final Scope SCOPE = new Scope("user-42", "create-order", "checkout-20260914-001");
    private static final Claim CLAIM = new Claim(SCOPE, "v1:aa", "{}", Duration.ofHours(72));
    private static final StoredAnswer ANSWER = new StoredAnswer(
            201, "application/json", "/orders/o-901", "{\"a\":1}".getBytes(StandardCharsets.UTF_8), "o-901");

    @Parameter
    TestDatabase kind;

    private LedgerDatabase database;
    private Ledger ledger;

    @BeforeEach
    void open() {
        database = kind.open();
        ledger = new Ledger(database, LedgerClock.database());
    }

    @AfterEach
    void close() {
        database.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anAnswerIsStoredWithItsClaimAndReadBackByteForByte(boolean eachAlone) {
        try (UnitOfWork work = database.begin(budget(), eachAlone)) {
            Pending<Boolean> won = ledger.claim(work, CLAIM);
            work.savepoint();
            Pending<Optional<Instant>> claimedAt = ledger.claimedAt(work, SCOPE);
            assertThat(won.get()).isTrue();
            assertThat(claimedAt.get()).isPresent();
            ledger.store(work, SCOPE, ANSWER);
            work.commit();
        }
        LedgerRecord record = ledger.read(SCOPE, budget()).orElseThrow();
        assertThat(record.status()).isEqualTo(Status.SUCCEEDED);
        assertThat(record.answer().body()).isEqualTo(ANSWER.body());
        assertThat(Duration.between(record.createdAt(), record.expiresAt())).isEqualTo(Duration.ofHours(72));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aClaimThatIsNotCommittedLeavesNothing(boolean eachAlone) {
        try (UnitOfWork work = database.begin(budget(), eachAlone)) {
            assertThat(ledger.claim(work, CLAIM).get()).isTrue();
        }
        assertThat(ledger.read(SCOPE, budget())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aSecondClaimOfACommittedKeyLosesAndHasNoClaimTime(boolean eachAlone) {
        commitAnswer();
        try (UnitOfWork work = database.begin(budget(), eachAlone)) {
            Pending<Boolean> won = ledger.claim(work, CLAIM);
            work.savepoint();
            Pending<Optional<Instant>> claimedAt = ledger.claimedAt(work, SCOPE);
            assertThat(won.get()).isFalse();
            assertThat(claimedAt.get()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aWaitForAnOpenClaimEndsWithTheBudget(boolean eachAlone) {
        try (UnitOfWork winner = database.begin(budget(), eachAlone)) {
            assertThat(ledger.claim(winner, CLAIM).get()).isTrue();
            long begun = System.nanoTime();
            try (UnitOfWork loser = database.begin(Budget.of(Duration.ofMillis(400)), eachAlone)) {
                assertThatThrownBy(() -> ledger.claim(loser, CLAIM).get())
                        .isInstanceOfSatisfying(DatabaseFailure.class, failure -> assertThat(failure.kind())
                                .isEqualTo(Failure.TIMED_OUT));
            }
            assertThat(Duration.ofNanos(System.nanoTime() - begun))
                    .isBetween(Duration.ofMillis(300), Duration.ofMillis(2500));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void storingOverATerminalRecordFailsAndCommitsNothing(boolean eachAlone) {
        commitAnswer();
        StoredAnswer other = new StoredAnswer(201, "application/json", null, new byte[] {1}, "o-902");
        assertThatThrownBy(() -> {
                    try (UnitOfWork work = database.begin(budget(), eachAlone)) {
                        ledger.store(work, SCOPE, other);
                        work.commit();
                    }
                })
                .isInstanceOfSatisfying(DatabaseFailure.class, failure -> assertThat(failure.kind())
                        .isEqualTo(Failure.STATE_CHANGED));
        assertThat(ledger.read(SCOPE, budget()).orElseThrow().resourceId()).isEqualTo("o-901");
    }

    private void commitAnswer() {
        try (UnitOfWork work = database.begin(budget(), true)) {
            assertThat(ledger.claim(work, CLAIM).get()).isTrue();
            ledger.store(work, SCOPE, ANSWER);
            work.commit();
        }
    }

    private static Budget budget() {
        return Budget.of(Duration.ofSeconds(10));
    }
}
