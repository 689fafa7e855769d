package dev.onceledger.console.timelines;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.Environment;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.file.Timelines;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimelinesModelTest {
    @TempDir
    Path folder;

    private TimelinesModel model;

    @BeforeEach
    void open() {
        model = new TimelinesModel(
                Background.onThisThread(), new TestGrounds(), new TestFiles(folder, "mine.timeline"));
        model.attach();
    }

    @AfterEach
    void close() {
        model.close();
    }

    @Test
    void theBuiltInTimelinesAreListedInOrderAndTheFirstIsOpen() {
        assertThat(model.choices())
                .extracting(Choice::name)
                .startsWith("empty-stage", "t0-t4")
                .containsAll(Timelines.builtIn());
        assertThat(model.chosenProperty().get().name()).isEqualTo("t0-t4");
        assertThat(model.play().panes().left().shownProperty().get().timeline().name())
                .isEqualTo("t0-t4");
    }

    @Test
    void aStoryForDesignsIsToldToTheLedgerUntilAnotherIsChosen() {
        Choice story = model.choices().stream()
                .filter(choice -> choice.name().equals("late-retry"))
                .findFirst()
                .orElseThrow();
        assertThat(story.group()).isEqualTo(Choice.Group.DESIGNS);
        model.choose(story);
        RunModel left = model.play().panes().left();
        assertThat(left.whereProperty().get().design().label()).isEqualTo("ledger");
        while (model.play().panes().mayGoOn()) {
            model.play().step();
        }
        assertThat(left.shownProperty().get().bands())
                .flatExtracting(Band::checks)
                .isNotEmpty()
                .allSatisfy(check -> assertThat(check.holds()).isTrue());
    }

    @Test
    void playingGoesOnInAnotherLanguageAndPausesWhenPeopleLeaveOrTakeOver() {
        Deque<Runnable> later = new ArrayDeque<>();
        try (TimelinesModel shown = new TimelinesModel(
                Background.on(Runnable::run, later::add), new TestGrounds(), new TestFiles(folder, "mine.timeline"))) {
            shown.attach();
            runAll(later);
            shown.play().playOrPause();
            runAll(later);
            assertThat(shown.play().playingProperty().get()).isTrue();
            shown.detach();
            shown.attach();
            runAll(later);
            assertThat(shown.play().playingProperty().get()).isTrue();
            shown.hand().onProperty().set(true);
            assertThat(shown.play().playingProperty().get()).isFalse();
            shown.hand().onProperty().set(false);
            shown.play().playOrPause();
            runAll(later);
            assertThat(shown.play().playingProperty().get()).isTrue();
            shown.detach();
            runAll(later);
            assertThat(shown.play().playingProperty().get()).isFalse();
        }
    }

    private static void runAll(Deque<Runnable> tasks) {
        while (!tasks.isEmpty()) {
            tasks.remove().run();
        }
    }

    @Test
    void aMistakeInTheTextIsShownAtItsLineAndTheRunStaysAsItIs() {
        model.play().step();
        model.textProperty().set(model.textProperty().get().replace("  send B R0", "  send Z R0"));
        model.run();
        assertThat(model.mistakeProperty().get().line()).isEqualTo(1 + lineOf("  send Z R0"));
        assertThat(model.play().reached()).isEqualTo(1);
    }

    private int lineOf(String text) {
        return model.textProperty().get().lines().toList().indexOf(text);
    }

    @Test
    void textThatWasChangedRuns() {
        model.textProperty().set(model.textProperty().get().replace("stock A-10 10", "stock A-10 3"));
        model.run();
        model.play().step();
        assertThat(model.mistakeProperty().get()).isNull();
        assertThat(model.play()
                        .panes()
                        .left()
                        .shownProperty()
                        .get()
                        .bands()
                        .get(0)
                        .lastScene()
                        .orElseThrow()
                        .sight()
                        .stock())
                .containsEntry("A-10", 3);
    }

    @Test
    void textIsSavedAndOpenedAgain() throws Exception {
        Path file = folder.resolve("mine.timeline");
        String changed = model.textProperty().get().replace("timeline t0-t4", "timeline mine");
        model.textProperty().set(changed);
        model.save(file);
        assertThat(Files.readString(file)).isEqualTo(changed);
        assertThat(model.chosenProperty().get().name()).isEqualTo(file.toString());
        assertThat(model.play().panes().left().shownProperty().get().timeline().name())
                .isEqualTo("mine");
    }

    @Test
    void aFileThatIsNotThereIsAProblemInWords() {
        model.open(folder.resolve("none.timeline"));
        assertThat(model.problemProperty().get().en()).contains("none.timeline");
    }

    @ParameterizedTest
    @CsvSource({"LOCAL,false,false", "TEST,false,false", "PRODUCTION,false,true", "LOCAL,true,true"})
    void theConnectedDatabaseIsRefusedOnProductionAndInReadOnlyWindows(
            Environment environment, boolean readOnly, boolean refused) {
        try (LedgerDatabase database = TestDatabase.H2_MEMORY.open()) {
            Workbench bench = TestBench.over(database, folder, environment, readOnly, Background.onThisThread());
            try (Grounds grounds = new WindowGrounds(bench)) {
                assertThat(grounds.refusal(Ground.CONNECTED).isPresent()).isEqualTo(refused);
                assertThat(grounds.refusal(Ground.H2_MEMORY)).isEmpty();
            }
        }
    }
}
