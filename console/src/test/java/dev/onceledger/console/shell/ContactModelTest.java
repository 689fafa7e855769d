package dev.onceledger.console.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.work.Background;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ContactModelTest {
    private final Deque<Runnable> work = new ArrayDeque<>();
    private final List<Boolean> asked = new ArrayList<>();
    private Instant now = Instant.parse("2026-09-14T12:03:04Z");
    private boolean answers = true;
    private ContactModel model;

    @BeforeEach
    void make() {
        model = new ContactModel(Background.on(work::add, Runnable::run), this::ask, () -> now, ContactModel::growing);
    }

    private void ask(boolean lost) throws SQLException {
        asked.add(lost);
        if (!answers) {
            throw new SQLException("nobody there");
        }
    }

    private void tickAfter(int seconds) {
        now = now.plusSeconds(seconds);
        model.tick();
        while (!work.isEmpty()) {
            work.poll().run();
        }
    }

    @Test
    void aDatabaseThatAnswersIsAskedEveryFewSecondsAndIsNotLost() {
        tickAfter(1);
        assertThat(asked).isEmpty();
        tickAfter(4);
        tickAfter(5);
        assertThat(asked).containsExactly(false, false);
        assertThat(model.isLost()).isFalse();
        assertThat(model.recoveriesProperty().get()).isZero();
    }

    @Test
    void aLostOneIsAskedAfterGrowingWaitsUntilItAnswersAndThatIsARecovery() {
        answers = false;
        tickAfter(5);
        Instant since = now;
        assertThat(model.outageProperty().get().since()).isEqualTo(since);
        List<Integer> waits = new ArrayList<>();
        for (int round = 0; round < 7; round++) {
            int before = asked.size();
            int waited = 0;
            while (asked.size() == before) {
                tickAfter(1);
                waited++;
            }
            waits.add(waited);
        }
        assertThat(waits).containsExactly(1, 2, 4, 8, 16, 30, 30);
        assertThat(asked).startsWith(false, true, true);
        assertThat(model.outageProperty().get().since()).isEqualTo(since);
        assertThat(model.outageProperty().get().cause()).isEqualTo("nobody there");
        answers = true;
        tickAfter(30);
        assertThat(model.isLost()).isFalse();
        assertThat(model.recoveriesProperty().get()).isEqualTo(1);
    }

    @Test
    void whileItIsBeingAskedNobodyAsksASecondTime() {
        answers = false;
        tickAfter(5);
        model.askNow();
        model.askNow();
        model.doubt();
        assertThat(work).hasSize(1);
        assertThat(model.outageProperty().get().asking()).isTrue();
    }

    @Test
    void aDoubtThatProvesWrongHasThingsReadAgainButNotForEver() {
        for (int failure = 0; failure < 3; failure++) {
            model.doubt();
            tickAfter(0);
        }
        assertThat(model.isLost()).isFalse();
        assertThat(model.recoveriesProperty().get()).isEqualTo(1);
        now = now.plus(Duration.ofMinutes(1));
        model.doubt();
        tickAfter(0);
        assertThat(model.recoveriesProperty().get()).isEqualTo(2);
    }
}
