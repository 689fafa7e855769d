package dev.onceledger.order;

import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static dev.onceledger.testing.OrderWorld.PRINCIPAL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.onceledger.testing.Background;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An administrator ends the session of a request at work. */
@ParameterizedClass
@EnumSource(TestDatabase.class)
class EndedSessionTest {
    @Parameter
    TestDatabase kind;

    private OrderWorld world;

    @BeforeEach
    void open() {
        world = new OrderWorld(kind);
    }

    @AfterEach
    void close() {
        world.close();
    }

    @ParameterizedTest
    @EnumSource(names = {"CLAIMED", "STOCK_LOCKED", "ORDER_INSERTED", "RESPONSE_STORED", "BEFORE_COMMIT"})
    void aRequestWhoseSessionIsEndedWhileItHoldsItsClaimIsTriedAgainAndOrdersOnce(Step where) {
        Answer answer = world.service(OrderSettings.defaults())
                .handle(OrderWorld.request(OrderSettings.defaults(), PRINCIPAL, KEY, BODY), new Steps() {
                    private boolean done;

                    @Override
                    public void at(Step step) {
                        if (step == where && !done) {
                            done = true;
                            assertThat(endOthers()).isEqualTo(1);
                        }
                    }

                    @Override
                    public boolean watched() {
                        return true;
                    }
                });
        assertThat(answer.status()).isEqualTo(201);
        assertThat(answer.replayed()).isFalse();
        oneOrderIsMade();
    }

    @Test
    void aRequestWhoseSessionIsEndedWhileItWaitsForStockIsTriedAgainAndOrdersOnce() throws Exception {
        try (var holder = world.database().dataSource().getConnection()) {
            holder.setAutoCommit(false);
            try (var statement = holder.createStatement()) {
                statement.execute("select * from stock where sku = 'A-10' for update");
            }
            CompletableFuture<Answer> waiting = Background.start(world::order);
            await().until(() -> !waitingSessions().isEmpty());
            waitingSessions().forEach(this::end);
            holder.rollback();
            assertThat(waiting.get().status()).isEqualTo(201);
        }
        oneOrderIsMade();
    }

    private List<Long> waitingSessions() {
        return world.database()
                .client()
                .sql(world.database().dialect().sessions().waits())
                .query((row, number) -> row.getLong(1))
                .list();
    }

    private int endOthers() {
        String sessions = kind == TestDatabase.POSTGRESQL
                ? "select pid from pg_stat_activity where application_name = 'onceledger' and xact_start is not null"
                        + " and pid <> pg_backend_pid()"
                : "select session_id from information_schema.sessions where session_id <> session_id()"
                        + " and contains_uncommitted";
        List<Long> ended =
                world.database().client().sql(sessions).query(Long.class).list();
        ended.forEach(this::end);
        return ended.size();
    }

    private void end(long session) {
        world.database()
                .client()
                .sql(world.database().dialect().sessions().endSession())
                .param("session", session)
                .query((row, number) -> row.getBoolean(1))
                .single();
    }

    private void oneOrderIsMade() {
        assertThat(world.orders()).isEqualTo(1);
        assertThat(world.records()).isEqualTo(1);
        assertThat(world.stockOf("A-10")).isEqualTo(8);
    }
}
