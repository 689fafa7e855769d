package dev.onceledger.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.order.Answer;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Request;
import dev.onceledger.order.Steps;
import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the ledger costs: creates per second as a share of the bare order transaction, in interleaved rounds of one run. */
@Tag("search")
class CreateBenchTest {
    private static final int SKUS = 1000;
    private static final int ROUNDS = 5;
    private static final long ROUND_MILLIS = 2500;

    private interface Work {
        void once(int worker) throws Exception;
    }

    @ParameterizedTest
    @EnumSource(names = {"POSTGRESQL", "H2_FILE"})
    void createsPerSecondAsAShareOfTheBareOrderTransaction(TestDatabase kind) throws Exception {
        try (OrderWorld world = new OrderWorld(kind)) {
            for (int i = 0; i < SKUS; i++) {
                world.stock("S-" + i, 1_000_000_000, true);
            }
            for (int threads : new int[] {1, 8, 32}) {
                compare(world, kind, threads);
            }
        }
    }

    private void compare(OrderWorld world, TestDatabase kind, int threads) throws Exception {
        OrderService service = world.service(OrderSettings.defaults());
        List<Double> ratios = new ArrayList<>();
        double bareRate = 0;
        for (int round = -1; round < ROUNDS; round++) {
            double bare = bareRate(world, threads);
            double ours = rate(threads, worker -> ledgerCreate(service));
            double apart = rate(threads, worker -> watchedCreate(service));
            if (round >= 0) {
                ratios.add(ours / bare);
                bareRate = bare;
                System.out.printf(
                        "  %s %d threads: bare %.0f/s ledger %.2f each alone %.2f%n",
                        kind, threads, bare, ours / bare, apart / bare);
            }
        }
        double[] sorted =
                ratios.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.printf(
                "%s %d threads: ledger %.2f of bare [%.2f-%.2f], bare %.0f/s%n",
                kind, threads, sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1], bareRate);
        assertThat(Arrays.stream(sorted).max().orElse(0)).isPositive();
    }

    private static double bareRate(OrderWorld world, int threads) throws Exception {
        List<Connection> connections = new ArrayList<>();
        try {
            for (int i = 0; i < threads; i++) {
                Connection connection = world.database().dataSource().getConnection();
                connection.setAutoCommit(false);
                connections.add(connection);
            }
            return rate(threads, worker -> bareCreate(connections.get(worker)));
        } finally {
            for (Connection connection : connections) {
                connection.close();
            }
        }
    }

    private static void bareCreate(Connection connection) throws Exception {
        String id = UUID.randomUUID().toString().substring(0, 30);
        try (PreparedStatement order = connection.prepareStatement(
                        "insert into orders (order_id, principal, operation,"
                                + " idem_key, order_status, currency, amount, gift_wrap, created_at)"
                                + " values (?, 'user-42', 'create-order', ?, 'CREATED', 'KRW', 12000, false, current_timestamp)");
                PreparedStatement item = connection.prepareStatement(
                        "insert into order_items (order_id, line_no, sku, qty) values (?, 1, ?, 2)");
                PreparedStatement stock = connection.prepareStatement(
                        "update stock set available = available - 2 where sku = ? and available >= 2")) {
            String sku = "S-" + ThreadLocalRandom.current().nextInt(SKUS);
            order.setString(1, id);
            order.setString(2, id);
            order.executeUpdate();
            item.setString(1, id);
            item.setString(2, sku);
            item.executeUpdate();
            stock.setString(1, sku);
            stock.executeUpdate();
            connection.commit();
        }
    }

    private static void ledgerCreate(OrderService service) {
        check(service.handle(newRequest(), Steps.NONE));
    }

    private static void watchedCreate(OrderService service) {
        check(service.handle(newRequest(), new Steps() {
            @Override
            public void at(dev.onceledger.order.Step step) {}

            @Override
            public boolean watched() {
                return true;
            }
        }));
    }

    private static Request newRequest() {
        String body = "{\"currency\":\"KRW\",\"items\":[{\"sku\":\"S-"
                + ThreadLocalRandom.current().nextInt(SKUS) + "\",\"qty\":2}],\"amount\":12000}";
        return OrderWorld.request(
                OrderSettings.defaults(), "user-42", UUID.randomUUID().toString(), body);
    }

    private static void check(Answer answer) {
        if (answer.status() != 201) {
            throw new IllegalStateException("answered " + answer.status() + ": " + new String(answer.body()));
        }
    }

    private static double rate(int threads, Work work) throws Exception {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        LongAdder done = new LongAdder();
        long begun = System.nanoTime();
        long end = begun + ROUND_MILLIS * 1_000_000;
        try {
            List<Future<?>> futures = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                int worker = i;
                futures.add(workers.submit(() -> {
                    while (System.nanoTime() < end) {
                        work.once(worker);
                        done.increment();
                    }
                    return null;
                }));
            }
            for (Future<?> future : futures) {
                future.get();
            }
        } finally {
            workers.shutdown();
        }
        return done.sum() / ((System.nanoTime() - begun) / 1e9);
    }
}
