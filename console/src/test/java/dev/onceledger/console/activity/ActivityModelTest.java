package dev.onceledger.console.activity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.attempts.OperatorAction;
import dev.onceledger.attempts.OperatorLog;
import dev.onceledger.browse.ActivityRow;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.activity.ActivityModel.Since;
import dev.onceledger.console.activity.ActivityModel.Whose;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import java.util.HashSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(names = {"H2_MEMORY", "POSTGRESQL"})
class ActivityModelTest {
    @Parameter
    TestDatabase kind;

    @TempDir
    Path folder;

    private LedgerDatabase database;
    private ActivityModel model;

    @BeforeEach
    void open() {
        database = SampleLedger.fill(kind.open(), 3);
        OperatorLog log = new OperatorLog(database, LedgerClock.database());
        for (int number = 0; number < 450; number++) {
            log.record(new OperatorAction("minji", "reveal-body", null, null, null, "ticket " + number, null));
        }
        model = new ActivityModel(TestBench.over(database, folder));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void pagesFollowEachOtherWithoutGapOrRepeat() {
        assertThat(model.rows()).hasSize(ActivityModel.PAGE);
        model.loadMore();
        model.loadMore();
        model.loadMore();
        assertThat(model.rows()).hasSize(452);
        assertThat(new HashSet<>(model.rows())).hasSize(452);
        assertThat(model.rows()).isSortedAccordingTo((a, b) -> b.occurredAt().compareTo(a.occurredAt()));
    }

    @Test
    void chipsAndTextNarrowTheList() {
        model.whoseProperty().set(Whose.ATTEMPTS);
        assertThat(model.rows()).hasSize(2).allMatch(row -> row.kind() == ActivityRow.Kind.ATTEMPT);
        model.textProperty().set("reused");
        assertThat(model.rows()).singleElement().satisfies(row -> assertThat(row.what())
                .isEqualTo("IDEMPOTENCY_KEY_REUSED"));
        model.whoseProperty().set(Whose.OPERATORS);
        assertThat(model.rows()).isEmpty();
        model.textProperty().set("ticket 449");
        assertThat(model.rows()).hasSize(1);
        model.sinceProperty().set(Since.HOUR);
        assertThat(model.rows()).hasSize(1);
    }

    @Test
    void theRowChosenStaysChosenAcrossARefresh() {
        ActivityRow chosen = model.rows().get(7);
        model.choose(chosen);
        new OperatorLog(database, LedgerClock.database())
                .record(new OperatorAction("minji", "sweep", null, null, 3L, "new", null));
        model.refresh();
        assertThat(model.rows().get(0).reason()).isEqualTo("new");
        assertThat(model.selectedProperty().get()).isEqualTo(chosen);
    }
}
