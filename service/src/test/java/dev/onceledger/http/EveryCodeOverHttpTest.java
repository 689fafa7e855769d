package dev.onceledger.http;

import static dev.onceledger.http.ProblemChecks.assertProblem;
import static dev.onceledger.testing.OrderWorld.BODY;
import static dev.onceledger.testing.OrderWorld.KEY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.onceledger.database.Budget;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.order.Code;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.testing.TestDatabase;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The codes that need a database in some state; those of bad input are in RefusedBeforeTheDatabaseTest. */
@ParameterizedClass
@EnumSource(
        value = TestDatabase.class,
        names = {"H2_FILE", "POSTGRESQL"})
class EveryCodeOverHttpTest {
    private static final OrderSettings SHORT = OrderSettings.defaults().withBounds(2, Duration.ofMillis(1500));
    private static final Sql HOLD_STOCK = Sql.of("select available from stock where sku = 'A-10' for update");
    private static final Sql HOLD_KEY = Sql.of("""
            insert into idempotency_records
                (principal, operation, idem_key, fingerprint, status, created_at, expires_at)
            values ('user-42', 'create-order', :key, 'v1:0', 'PROCESSING', current_timestamp,
                current_timestamp + interval '1' hour)
            """);

    @Parameter
    TestDatabase kind;

    @Test
    void whatTheBusinessRefusesForGood() {
        try (Served served = new Served(kind)) {
            assertProblem(served.order("k1", BODY.replace("A-10", "NONE")), Code.UNKNOWN_SKU);
            assertProblem(served.order("k2", BODY.replace("A-10", "OLD-1")), Code.SKU_NOT_FOR_SALE);
            assertProblem(served.order("k3", BODY.replace("\"qty\":2", "\"qty\":11")), Code.OUT_OF_STOCK);
            served.order();
            assertThat(served.cancel(Served.TOKEN, "c1", "o-901").statusCode()).isEqualTo(404);
            String orderId = served.order()
                    .headers()
                    .firstValue("Location")
                    .orElseThrow()
                    .substring(8);
            assertThat(served.cancel(Served.TOKEN, "c2", orderId).statusCode()).isEqualTo(200);
            assertProblem(served.cancel(Served.TOKEN, "c3", orderId), Code.ORDER_ALREADY_CANCELLED);
            change(served, "update orders set order_status = 'SHIPPED'");
            assertProblem(served.cancel(Served.TOKEN, "c4", orderId), Code.ORDER_NOT_CANCELLABLE);
            assertProblem(served.cancel("demo-user-43", "c5", orderId), Code.NOT_FOUND);
        }
    }

    @Test
    void outOfStockForNowSaysWhenToComeAgain() {
        OrderSettings retryable = OrderSettings.defaults().withRetryWhenOutOfStock(Duration.ofMillis(6500));
        try (Served served = new Served(kind, settings -> settings.withOrders(retryable))) {
            HttpResponse<String> refused = served.order(KEY, BODY.replace("\"qty\":2", "\"qty\":11"));
            assertThat(refused.statusCode()).isEqualTo(409);
            assertThat(refused.body()).contains("OUT_OF_STOCK", "\"retryable\":true");
            assertThat(refused.headers().firstValue("Retry-After")).contains("7");
            assertThat(served.world().records()).isZero();
        }
    }

    @Test
    void whatAnUnusualRecordIsAnsweredWith() {
        try (Served served = new Served(kind)) {
            served.order();
            change(served, "update idempotency_records set fingerprint = 'v9:' || substring(fingerprint from 4)");
            assertProblem(served.order(), Code.UNKNOWN_IDEMPOTENCY_STATE);
            change(served, "update idempotency_records set fingerprint = 'v1:' || substring(fingerprint from 4)");
            change(served, """
                    update idempotency_records set status = 'EXPIRED', response_body = null, canonical = null,
                        content_type = null, location = null, expired_at = current_timestamp""");
            assertThat(assertProblem(served.order(), Code.IDEMPOTENCY_KEY_EXPIRED)
                            .path("orderId")
                            .asString())
                    .isEqualTo("o-901");
            assertProblem(served.order(KEY, BODY.replace("12000", "15000")), Code.IDEMPOTENCY_KEY_REUSED);
            change(served, """
                    update idempotency_records set status = 'PROCESSING', response_status = null, resource_id = null,
                        expired_at = null""");
            assertProblem(served.order(), Code.REQUEST_IN_PROGRESS);
            change(served, "delete from idempotency_records");
            assertThat(assertProblem(served.order(), Code.ORDER_EXISTS_FOR_KEY)
                            .path("orderId")
                            .asString())
                    .isEqualTo("o-901");
            assertThat(served.world().orders()).isEqualTo(1);
        }
    }

    @Test
    void aKeyHeldByAnOpenTransactionIsUnconfirmed() {
        try (Served served = new Served(kind, settings -> settings.withOrders(SHORT))) {
            HttpResponse<String> answer = whileHeld(served, HOLD_KEY, served::order);
            assertProblem(answer, Code.REQUEST_STATUS_UNCONFIRMED);
            assertThat(served.world().orders()).isZero();
            assertThat(served.order().statusCode()).isEqualTo(201);
        }
    }

    @Test
    void stockHeldByAnOpenTransactionEndsTheTries() {
        try (Served served = new Served(kind, settings -> settings.withOrders(SHORT))) {
            HttpResponse<String> answer = whileHeld(served, HOLD_STOCK, served::order);
            assertProblem(answer, Code.RETRY_LIMIT_REACHED);
            assertThat(served.world().records()).isZero();
            assertThat(served.order().statusCode()).isEqualTo(201);
        }
    }

    /** The read before the claim uses up the millisecond, sooner or later: the first that does must say so. */
    @Test
    void aTryThatWouldStartPastTheDeadlineIsNotStarted() {
        OrderSettings noTime =
                OrderSettings.defaults().withBounds(3, Duration.ofMillis(1)).withReadFirst(true);
        AtomicInteger sent = new AtomicInteger();
        try (Served served = new Served(kind, settings -> settings.withOrders(noTime))) {
            Awaitility.await().atMost(Duration.ofSeconds(30)).untilAsserted(() -> {
                String key = "k" + sent.incrementAndGet();
                long before = served.world().records();
                HttpResponse<String> answer = served.client()
                        .send(served.order(Served.TOKEN, key, BODY).build(), BodyHandlers.ofString());
                assertProblem(answer, Code.RETRY_DEADLINE_EXCEEDED);
                assertThat(served.world().records()).isEqualTo(before);
            });
        }
    }

    @Test
    void oneRequestMoreThanMayBeInProgressIsSentAwayAtOnce() {
        try (Served served = new Served(kind, settings -> settings.withMaxInProgress(1))) {
            CompletableFuture<HttpResponse<String>> first = new CompletableFuture<>();
            HttpResponse<String> second = whileHeld(served, HOLD_STOCK, () -> {
                served.client()
                        .sendAsync(served.order(Served.TOKEN, "k1", BODY).build(), BodyHandlers.ofString())
                        .thenAccept(first::complete);
                await().until(() -> served.server().register().list().size() == 1);
                return served.order("k2", BODY);
            });
            assertProblem(second, Code.OVERLOADED);
            assertThat(first.join().statusCode()).isEqualTo(201);
            assertThat(served.world().orders()).isEqualTo(1);
        }
    }

    @Test
    void anErrorOfTheServicesOwnTellsNothingAboutItself() {
        try (Served served = new Served(kind)) {
            change(served, "alter table order_items rename to elsewhere");
            HttpResponse<String> answer = served.order();
            assertProblem(answer, Code.INTERNAL_ERROR);
            assertThat(answer.body()).doesNotContainIgnoringCase("order_items", "sql", "exception");
            assertThat(served.world().records()).isZero();
            assertProblem(served.get(Served.TOKEN, "/orders/o-901"), Code.INTERNAL_ERROR);
        }
    }

    private static void change(Served served, String sql) {
        served.world().database().client().sql(sql).update();
    }

    private static <T> T whileHeld(Served served, Sql lock, Supplier<T> work) {
        try (UnitOfWork holder = served.world().database().begin(Budget.of(Duration.ofSeconds(60)), true)) {
            if (lock == HOLD_KEY) {
                holder.update(lock, Map.of("key", KEY)).get();
            } else {
                holder.query(lock, Map.of(), rows -> rows.next()).get();
            }
            return work.get();
        }
    }
}
