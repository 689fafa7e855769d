package dev.onceledger.attempts;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** Replays and conflicts per key that wait to be added to the database's counts. */
final class KeyCounters {
    private static final int BATCH = 500;
    private static final Duration BOUND = Duration.ofSeconds(5);

    /** One order for all writers, so that two of them never wait for each other in a circle. */
    private static final Comparator<Scope> ORDER = Comparator.comparing(Scope::principal)
            .thenComparing(Scope::operation)
            .thenComparing(Scope::key);

    private final LedgerDatabase database;
    private final LedgerClock clock;
    private final int capacity;
    private final Sql add;
    private final Sql addHours;
    private final Object flushing = new Object();
    private Map<Scope, Count> counts = new HashMap<>();
    private long dropped;

    KeyCounters(LedgerDatabase database, LedgerClock clock, int capacity) {
        this.database = database;
        this.clock = clock;
        this.capacity = capacity;
        this.add = Sql.of(database.dialect().statements().addActivity());
        this.addHours = Sql.of(database.dialect().statements().addHourlyActivity());
    }

    private record Count(int replays, int conflicts, Moment seen) {
        Count plus(Count later) {
            return new Count(replays + later.replays, conflicts + later.conflicts, later.seen);
        }
    }

    void count(Scope scope, int replays, int conflicts) {
        add(scope, new Count(replays, conflicts, Moment.by(clock)));
    }

    synchronized long dropped() {
        return dropped;
    }

    void flush() {
        synchronized (flushing) {
            Map<Scope, Count> taken = take();
            List<Scope> scopes = taken.keySet().stream().sorted(ORDER).toList();
            int written = 0;
            try {
                while (written < scopes.size()) {
                    int end = Math.min(scopes.size(), written + BATCH);
                    write(scopes.subList(written, end), taken);
                    written = end;
                }
            } finally {
                giveBack(scopes.subList(written, scopes.size()), taken);
            }
        }
    }

    private synchronized Map<Scope, Count> take() {
        Map<Scope, Count> taken = counts;
        counts = new HashMap<>();
        return taken;
    }

    private synchronized void giveBack(List<Scope> scopes, Map<Scope, Count> taken) {
        for (Scope scope : scopes) {
            Count later = counts.get(scope);
            if (later != null) {
                counts.put(scope, taken.get(scope).plus(later));
            } else {
                add(scope, taken.get(scope));
            }
        }
    }

    private synchronized void add(Scope scope, Count count) {
        if (counts.size() >= capacity && !counts.containsKey(scope)) {
            dropped += count.replays() + count.conflicts();
            return;
        }
        counts.merge(scope, count, Count::plus);
    }

    private void write(List<Scope> scopes, Map<Scope, Count> taken) {
        try (UnitOfWork work = database.begin(Budget.of(BOUND), false)) {
            Instant now = clock.databaseNow(work).get();
            long read = System.nanoTime();
            work.update(
                    add,
                    Map.of(
                            "principals", texts(scopes, Scope::principal),
                            "operations", texts(scopes, Scope::operation),
                            "keys", texts(scopes, Scope::key),
                            "replays", numbers(scopes, scope -> taken.get(scope).replays()),
                            "conflicts",
                                    numbers(scopes, scope -> taken.get(scope).conflicts()),
                            "seen",
                                    texts(scopes, scope -> taken.get(scope)
                                            .seen()
                                            .at(now, read)
                                            .toString())));
            work.update(addHours, hours(scopes, taken, now, read));
            work.commit();
        }
    }

    /** The hours after the keys, and in order, for the same reason that the keys are. */
    private static Map<String, Object> hours(List<Scope> scopes, Map<Scope, Count> taken, Instant now, long read) {
        SortedMap<Instant, Count> hours = new TreeMap<>();
        for (Scope scope : scopes) {
            Count count = taken.get(scope);
            hours.merge(count.seen().at(now, read).truncatedTo(ChronoUnit.HOURS), count, Count::plus);
        }
        return Map.of(
                "hours", hours.keySet().stream().map(Instant::toString).toArray(String[]::new),
                "replays",
                        hours.values().stream().map(one -> (long) one.replays()).toArray(Long[]::new),
                "conflicts",
                        hours.values().stream()
                                .map(one -> (long) one.conflicts())
                                .toArray(Long[]::new));
    }

    private static String[] texts(List<Scope> scopes, Function<Scope, String> part) {
        return scopes.stream().map(part).toArray(String[]::new);
    }

    private static Integer[] numbers(List<Scope> scopes, ToIntFunction<Scope> part) {
        return scopes.stream().mapToInt(part).boxed().toArray(Integer[]::new);
    }
}
