package dev.onceledger.timeline.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.Failure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.testing.TestDatabase;
import java.io.EOFException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class WireTest {
    private static final Sql STOCK = Sql.of("insert into stock (sku, available, for_sale) values ('A-10', 1, true)");

    @Parameter
    TestDatabase kind;

    @Test
    void aLostAcknowledgementLeavesTheCommitDoneAndTheDriverWithABrokenConnection() throws Exception {
        try (LedgerDatabase database = kind.open();
                ClientConnection connection = new ClientConnection(Wire.to(database), database.dialect(), false)) {
            LedgerDatabase client = database.over(connection);
            connection.loseNextCommit();
            DatabaseFailure lost = catchThrowableOfType(DatabaseFailure.class, () -> insert(client));
            assertThat(lost.kind()).isEqualTo(Failure.OUTCOME_UNKNOWN);
            if (kind == TestDatabase.POSTGRESQL) {
                assertThat(lost).as("the driver's own word").hasRootCauseInstanceOf(EOFException.class);
            }
            assertThat(database.client()
                            .sql("select available from stock")
                            .query(Integer.class)
                            .list())
                    .containsExactly(1);
            try (UnitOfWork next = client.begin(budget(), true)) {
                assertThat(next.sessionId()).isEqualTo(connection.session());
            }
        }
    }

    private static void insert(LedgerDatabase client) {
        try (UnitOfWork work = client.begin(budget(), true)) {
            work.update(STOCK, Map.of()).get();
            work.commit();
        }
    }

    private static Budget budget() {
        return Budget.of(Duration.ofSeconds(10));
    }
}
