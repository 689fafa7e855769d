package dev.onceledger.console.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class LatestTest {
    private final Deque<Runnable> work = new ArrayDeque<>();
    private final List<Object> shown = new ArrayList<>();
    private final Latest latest = new Latest(Background.on(work::add, Runnable::run));

    @Test
    void anAnswerToAnOlderQuestionIsDroppedEvenIfItComesLast() {
        latest.ask(() -> "old", shown::add, shown::add);
        latest.ask(() -> "new", shown::add, shown::add);
        work.removeLast().run();
        work.removeLast().run();
        assertThat(shown).containsExactly("new");
        assertThat(latest.busyProperty().get()).isFalse();
    }

    @Test
    void theFailureOfAnOlderQuestionIsDroppedToo() {
        latest.ask(
                () -> {
                    throw new IllegalStateException("old");
                },
                shown::add,
                shown::add);
        latest.ask(() -> "new", shown::add, shown::add);
        work.removeFirst().run();
        assertThat(shown).isEmpty();
        assertThat(latest.busyProperty().get()).isTrue();
        work.removeFirst().run();
        assertThat(shown).containsExactly("new");
    }

    @Test
    void whatIsForgottenIsNeverShown() {
        latest.ask(() -> "gone", shown::add, shown::add);
        latest.forget();
        work.removeFirst().run();
        assertThat(shown).isEmpty();
    }
}
