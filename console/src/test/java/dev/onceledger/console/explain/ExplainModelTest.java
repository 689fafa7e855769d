package dev.onceledger.console.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.KeyBrowser;
import dev.onceledger.console.SampleLedger;
import dev.onceledger.console.TestBench;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.explain.Explanation;
import dev.onceledger.explain.Explanation.Expected;
import dev.onceledger.ledger.Scope;
import dev.onceledger.testing.TestDatabase;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(names = {"H2_MEMORY", "POSTGRESQL"})
class ExplainModelTest {
    private static final Scope SCOPE = new Scope("user-42", "create-order", "checkout-20260914-001");
    private static final String OTHER = "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"TEA-GREEN-100\",\"qty\":2},"
            + "{\"sku\":\"MUG-WHITE\",\"qty\":1}],\"amount\":12000,\"giftWrap\":true,\"note\":\"%s\"}";

    @Parameter
    TestDatabase kind;

    @TempDir
    Path folder;

    private LedgerDatabase database;
    private ExplainModel model;

    @BeforeEach
    void open() {
        database = SampleLedger.fill(kind.open(), 1);
        model = new ExplainModel(TestBench.over(database, folder));
        model.beside(new KeyBrowser(database).record(SCOPE).orElseThrow().record());
    }

    @AfterEach
    void close() {
        database.close();
    }

    private Explanation explain(String text) {
        model.textProperty().set(text);
        model.explain();
        return model.resultProperty().get().explanation();
    }

    @Test
    void aBodyIsExplainedUnderTheKeyOfTheRecordBeside() {
        Explanation conflict = explain(OTHER.formatted("다른 메모"));
        assertThat(conflict.expected()).isEqualTo(Expected.CONFLICT);
        assertThat(conflict.fingerprint()).startsWith("v1:");
        assertThat(conflict.differences()).singleElement().satisfies(difference -> assertThat(difference.pointer())
                .isEqualTo("/note"));
        assertThat(new KeyBrowser(database).record(SCOPE).orElseThrow().attempts())
                .as("explaining leaves no trace")
                .hasSize(2);
    }

    @Test
    void charactersThatLookAlikeAreToldByTheirCodePoints() {
        Explanation conflict = explain(OTHER.formatted("선물 포장 부탁드려요. 문 앞에 두고 문자 주세요.\u200B"));
        assertThat(conflict.differences()).singleElement().satisfies(difference -> {
            assertThat(difference.looksAlike()).isTrue();
            assertThat(difference.rightCodePoints()).containsExactly("U+200B");
        });
    }

    @Test
    void aCurlLineBringsItsOwnKeyAndOperation() {
        String curl =
                "curl http://127.0.0.1:8080/orders -H 'Idempotency-Key: never-used' -d '" + OTHER.formatted("x") + "'";
        assertThat(explain(curl).expected()).isEqualTo(Expected.NEW);
        String cancel = "curl -X POST http://127.0.0.1:8080/orders/o-901/cancellation -H 'Idempotency-Key: never-used'";
        assertThat(explain(cancel).expected()).isEqualTo(Expected.NEW);
        assertThat(model.resultProperty().get().asked().operation()).isEqualTo("cancel-order");
    }

    @Test
    void whatIsNoRequestIsSaidAndWhatCameBeforeIsGone() {
        assertThat(explain("{\"currency\":").expected()).isEqualTo(Expected.INVALID);
        model.textProperty().set("curl http://127.0.0.1:8080/orders -d @body.json");
        model.explain();
        assertThat(model.resultProperty().get()).isNull();
        assertThat(model.unreadableProperty().get().why()).isEqualTo(NotCurl.Why.FILE);
        model.textProperty().set("curl http://127.0.0.1:8080/health");
        model.explain();
        assertThat(model.unreadableProperty().get().why()).isEqualTo(NotCurl.Why.NO_OPERATION);
    }
}
