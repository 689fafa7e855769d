package dev.onceledger.browse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.dao.QueryTimeoutException;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class QueriesTest {
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
    void aRunningQueryEndsWhenItsHandleIsCancelled() {
        QueryHandle handle = QueryHandle.within(Duration.ofMinutes(5));
        Queries queries = new Queries(database, handle);
        CompletableFuture<Object> answer = CompletableFuture.supplyAsync(() -> runForMinutes(queries));
        await().until(handle::isRunning);
        await().until(() -> {
            handle.cancel();
            return answer.isDone();
        });
        assertThatThrownBy(answer::get).isInstanceOf(ExecutionException.class).hasCauseInstanceOf(QueryCancelled.class);
    }

    @Test
    void aQueryEndsWithItsTimeAndTheNextOneOnTheConnectionHasItsOwn() {
        Queries hasty = new Queries(database, QueryHandle.within(Duration.ofMillis(1)));
        assertThatThrownBy(() -> runForMinutes(hasty)).isInstanceOf(QueryTimeoutException.class);
        assertThat(database.client().sql("select 1").query(Integer.class).single())
                .isEqualTo(1);
    }

    private Object runForMinutes(Queries queries) {
        String sql = kind == TestDatabase.POSTGRESQL
                ? "select pg_sleep(240)"
                : "select count(*) from system_range(1, 100000000000) where mod(\"X\", 7) = 8";
        return queries.read(sql, Map.of(), rows -> rows.next());
    }
}
