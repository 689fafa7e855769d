package dev.onceledger.console.keys;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.ActivityFilter;
import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.browse.KeyFilter;
import dev.onceledger.browse.KeyRow;
import dev.onceledger.browse.PrincipalRow;
import dev.onceledger.console.Environment;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestBench;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.work.Background;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Status;
import dev.onceledger.testing.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
class KeysModelTest {
    private static final int KEYS = 230;

    @Parameter
    TestDatabase kind;

    @TempDir
    Path folder;

    private LedgerDatabase database;
    private KeysModel model;

    @BeforeEach
    void open() {
        database = SampleLedger.fill(kind.open(), KEYS);
        model = new KeysModel(TestBench.over(database, folder));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void theNewestKeysComeFirstAndMoreOnDemandUntilTheEnd() {
        assertThat(model.list().rows()).hasSize(KeyListModel.PAGE);
        assertThat(model.list().rows().get(0).scope().key()).isEqualTo("checkout-20260914-001");
        model.list().loadMore();
        assertThat(model.list().rows()).hasSize(KEYS);
        model.list().loadMore();
        assertThat(model.list().rows()).hasSize(KEYS).doesNotHaveDuplicates();
        assertThat(model.list().countProperty().get()).isEqualTo(KEYS);
    }

    @Test
    void onlyAStretchOfALongListIsKeptWhicheverWayOneReads() {
        List<KeyRow> all =
                new KeyBrowser(database).page(KeyFilter.all(), null, KEYS).rows();
        KeyListModel list = listOfAtMost(KeyListModel.PAGE + 20);
        list.refresh();
        list.choose(all.get(0));
        list.loadMore();
        assertThat(list.rows()).isEqualTo(all.subList(KEYS - KeyListModel.PAGE - 20, KEYS));
        assertThat(list.selectedProperty().get()).isEqualTo(all.get(0));
        list.refresh();
        assertThat(list.rows()).isEqualTo(all.subList(KEYS - KeyListModel.PAGE - 20, KEYS));
        list.loadBefore();
        assertThat(list.rows()).isEqualTo(all.subList(0, KeyListModel.PAGE + 20));
        list.loadBefore();
        list.loadMore();
        assertThat(list.rows()).isEqualTo(all.subList(KEYS - KeyListModel.PAGE - 20, KEYS));
    }

    private KeyListModel listOfAtMost(int rows) {
        Workbench bench = TestBench.over(database, folder);
        return new KeyListModel(new KeyBrowser(database), bench.times(), bench.background(), rows);
    }

    @Test
    void principalsAreListedAndNarrowTheKeys() {
        assertThat(model.principals().rows())
                .extracting(PrincipalRow::name)
                .hasSize(5)
                .startsWith("user-42");
        model.choosePrincipal("user-7");
        assertThat(model.list().filterTextProperty().get()).isEqualTo("principal:user-7");
        assertThat(model.list().rows())
                .isNotEmpty()
                .allMatch(row -> row.scope().principal().equals("user-7"));
        assertThat(model.chosenPrincipal()).isEqualTo("user-7");
        model.principals().prefixProperty().set("ki");
        assertThat(model.principals().rows()).extracting(PrincipalRow::name).containsExactly("kiosk-seongsu-03");
    }

    @Test
    void aFilterThatMeansNothingIsToldAndLeavesTheRows() {
        model.chooseStatus(Status.EXPIRED);
        int expired = model.list().rows().size();
        model.list().filterTextProperty().set("status:EXPIRED colour:red");
        assertThat(model.list().filterErrorProperty().get().column()).isEqualTo(16);
        assertThat(model.list().rows()).hasSize(expired).allMatch(row -> row.status() == Status.EXPIRED);
        model.list().filterTextProperty().set("status:EXPIRED");
        assertThat(model.list().filterErrorProperty().get()).isNull();
    }

    @Test
    void refreshingKeepsTheSelectionAndTheRowsLoaded() {
        model.list().loadMore();
        KeyRow chosen = model.list().rows().get(210);
        model.list().choose(chosen);
        database.client().sql("delete from key_activity").update();
        model.refresh();
        assertThat(model.list().rows()).hasSize(KEYS);
        assertThat(model.list().selectedProperty().get().scope()).isEqualTo(chosen.scope());
        assertThat(model.detail().detailProperty().get().record().scope()).isEqualTo(chosen.scope());
    }

    @Test
    void aRecordIsShownWithItsOrderItsStockAndItsAttempts() {
        model.list().choose(model.list().rows().get(0));
        var detail = model.detail().detailProperty().get();
        assertThat(detail.order().orElseThrow().status()).isEqualTo("CANCELLED");
        assertThat(detail.stock()).hasSize(2);
        assertThat(detail.attempts())
                .extracting("outcome")
                .containsExactly("REQUEST_STATUS_UNCONFIRMED", "IDEMPOTENCY_KEY_REUSED");
        assertThat(model.detail().response().text())
                .contains("\"cardNumber\":••••••")
                .doesNotContain("5310");
    }

    @Test
    void revealingIsWrittenToTheAuditFirst() {
        model.list().choose(model.list().rows().get(0));
        model.detail().reveal();
        assertThat(model.detail().response().text()).contains("5310-7700-1234-5678");
        assertThat(new KeyBrowser(database)
                        .activity(new ActivityFilter("reveal-body", true, false, null, null), null, 9)
                        .rows())
                .singleElement()
                .satisfies(row -> {
                    assertThat(row.who()).isEqualTo("tester");
                    assertThat(row.scope().key()).isEqualTo("checkout-20260914-001");
                });
        model.list().choose(model.list().rows().get(1));
        assertThat(model.detail().response().isMasked()).isTrue();
    }

    @Test
    void nothingIsRevealedIfTheAuditCannotHaveIt() {
        model.list().choose(model.list().rows().get(0));
        database.client().sql("drop table operator_actions").update();
        model.detail().reveal();
        assertThat(model.detail().response().isMasked()).isTrue();
        assertThat(model.detail().problemProperty().get()).isNotBlank();
    }

    @Test
    void readOnlyRevealsIntoAFileAndWritesNothingToTheDatabase() throws IOException {
        KeysModel reader =
                new KeysModel(TestBench.over(database, folder, Environment.LOCAL, true, Background.onThisThread()));
        reader.list().choose(reader.list().rows().get(0));
        reader.detail().reveal();
        assertThat(reader.detail().revealedProperty().get()).isTrue();
        assertThat(Files.readString(folder.resolve("audit.jsonl"))).contains("reveal-body", "tester");
        assertThat(database.client()
                        .sql("select count(*) from operator_actions")
                        .query(Long.class)
                        .single())
                .isZero();
    }

    @Test
    void theAnswerToAnOlderFilterIsDropped() {
        Deque<Runnable> work = new ArrayDeque<>();
        KeysModel slow = new KeysModel(
                TestBench.over(database, folder, Environment.LOCAL, false, Background.on(work::add, Runnable::run)));
        slow.chooseStatus(Status.EXPIRED);
        slow.chooseStatus(Status.FAILED_FINAL);
        while (!work.isEmpty()) {
            work.removeLast().run();
        }
        assertThat(slow.list().rows()).isNotEmpty().allMatch(row -> row.status() == Status.FAILED_FINAL);
        assertThat(slow.list().problemProperty().get()).isEmpty();
    }
}
