package dev.onceledger.design;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.redis.Redis;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.Answer;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Steps;
import dev.onceledger.testing.TestDatabase;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** A new ledger without its second guard, unless it is asked for, on which one design is deployed. */
public final class DesignWorld implements AutoCloseable {
    public static final DesignRequest R0 = DesignRequest.of(
            "user-42",
            "123e4567-e89b-12d3-a456-426614174000",
            "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":12000}");

    public static final DesignRequest R1 =
            R0.saying("{\"currency\":\"KRW\",\"items\":[{\"sku\":\"A-10\",\"qty\":2}],\"amount\":15000}");

    private final LedgerDatabase database;
    private final Site site;
    private Design design;

    public DesignWorld(TestDatabase kind, boolean guarded) {
        this(kind, guarded, RedisForTests.fresh());
    }

    public DesignWorld(TestDatabase kind, boolean guarded, Redis redis) {
        database = kind.open();
        if (!guarded) {
            SecondGuard.drop(database);
        }
        database.client()
                .sql("insert into stock (sku, available, for_sale) values ('A-10', 100, true)")
                .update();
        database.client().sql("alter sequence order_number restart with 901").update();
        site = new Site(
                database, LedgerClock.database(), OrderSettings.defaults(), PaymentProvider.in(database), redis);
    }

    /** The databases on which designs are tested: what differs between H2's file and memory is no business of theirs. */
    public static Stream<TestDatabase> databases() {
        return Stream.of(TestDatabase.H2_MEMORY, TestDatabase.POSTGRESQL);
    }

    public DesignWorld deploy(Function<Site, Design> deployment) {
        design = deployment.apply(site);
        return this;
    }

    public LedgerDatabase database() {
        return database;
    }

    public Design design() {
        return design;
    }

    public Redis redis() {
        return site.redis();
    }

    public PaymentProvider payments() {
        return site.payments();
    }

    public Answer send(DesignRequest request) {
        return send(request, Steps.NONE);
    }

    public Answer send(DesignRequest request, Steps steps) {
        return design.door(database).handle(request, steps);
    }

    /** Many copies, all let go at once. */
    public List<Answer> atOnce(int copies, DesignRequest request) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(copies);
        try {
            CyclicBarrier start = new CyclicBarrier(copies);
            Callable<Answer> one = () -> {
                start.await();
                return send(request);
            };
            List<Answer> answers = new ArrayList<>();
            for (Future<Answer> answer : threads.invokeAll(Collections.nCopies(copies, one))) {
                answers.add(answer.get());
            }
            return answers;
        } finally {
            threads.shutdown();
        }
    }

    public long orders() {
        return count("select count(*) from orders");
    }

    public long charges() {
        return payments().charges().size();
    }

    public long stock() {
        return count("select available from stock");
    }

    public long records() {
        return count("select count(*) from idempotency_records");
    }

    public long count(String sql) {
        return database.client().sql(sql).query(Long.class).single();
    }

    public static String text(Answer answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }

    public static String code(Answer answer) {
        return JsonMapper.shared().readTree(answer.body()).path("code").asString("");
    }

    @Override
    public void close() {
        if (design != null) {
            design.close();
        }
        site.redis().close();
        database.close();
    }
}
