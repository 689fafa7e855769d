package dev.onceledger.timeline.run;

import dev.onceledger.order.Step;
import dev.onceledger.timeline.Inside;
import dev.onceledger.timeline.Standing;
import dev.onceledger.timeline.Unreachable;
import java.time.Duration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.Collectors;

/** All clients of a run, and the waiting for them to come to rest. */
final class Company {
    /** How long to listen before the database is asked who waits for whom. */
    private static final long PATIENCE_MICROS = 500;

    private final Map<String, Client> clients = new LinkedHashMap<>();
    private final Queue<Moment> moments = new ConcurrentLinkedQueue<>();
    /** One permit for each time that a client has come to rest: only then there is something to wake up for. */
    private final Semaphore rests = new Semaphore(0);

    /** Who was on its way when all came to rest last: whoever is so then waits. */
    private Set<Client> waiting = Set.of();

    private final Waits waits;
    private final Duration bound;

    Company(Waits waits, Duration bound) {
        this.waits = waits;
        this.bound = bound;
    }

    void add(Client client) {
        clients.put(client.name(), client);
    }

    void tell(Moment moment) {
        moments.add(moment);
    }

    void rested() {
        rests.release();
    }

    Client client(String name) {
        return clients.get(name);
    }

    Collection<Client> all() {
        return clients.values();
    }

    /** Where everybody is; what of a held one nobody else can see differs by design. */
    Map<String, Standing> standings(Function<Step, Inside> inside) {
        Map<String, Standing> standings = new LinkedHashMap<>();
        clients.forEach((name, client) -> {
            Standing standing = client.standing();
            boolean held = standing instanceof Standing.At;
            standings.put(name, held ? at(((Standing.At) standing).step(), inside) : standing);
        });
        return standings;
    }

    private static Standing at(Step step, Function<Step, Inside> inside) {
        return new Standing.At(step, inside.apply(step));
    }

    /** Waits until each client is held, done, or shown to wait for one that is held. */
    void settle(BiConsumer<Client, Step> reached) throws Unreachable {
        until(
                () -> moving().stream().allMatch(Client::stillWaits),
                () -> {
                    moving();
                    return waits.explain(clients.values());
                },
                reached);
    }

    /** Taken before each look at the evidence: a wait that ends by itself in between was one. */
    private Set<Client> moving() {
        waiting = clients.values().stream().filter(Client::isMoving).collect(Collectors.toSet());
        return waiting;
    }

    /** Whether this client waited when all came to rest last, though its wait may have ended by itself meanwhile. */
    boolean waited(Client client) {
        return waiting.contains(client);
    }

    /** All waits must be found anew. */
    void reopenWaits() {
        clients.values().forEach(Client::waitIsOpen);
    }

    /** Waits until this client has moved out of its wait by itself. */
    void await(Client client, BiConsumer<Client, Step> reached) throws Unreachable {
        until(() -> !client.isMoving(), () -> false, reached);
    }

    private void until(BooleanSupplier rest, BooleanSupplier restByEvidence, BiConsumer<Client, Step> reached)
            throws Unreachable {
        long end = System.nanoTime() + bound.toNanos();
        while (!rest.getAsBoolean()) {
            boolean woken = listen();
            pass(reached);
            if (!woken && restByEvidence.getAsBoolean()) {
                break;
            } else if (!woken && System.nanoTime() > end) {
                throw new Stuck(Reasons.late(
                        "not all clients came to rest within ",
                        " ms 안에 모든 클라이언트가 멈추지는 않았습니다",
                        bound,
                        clients.values()));
            }
        }
        pass(reached);
    }

    /** Whether a client has come to rest, maybe before; yields soon if none does. */
    private boolean listen() {
        try {
            return rests.tryAcquire(PATIENCE_MICROS, TimeUnit.MICROSECONDS);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void pass(BiConsumer<Client, Step> reached) {
        for (Moment told = moments.poll(); told != null; told = moments.poll()) {
            reached.accept(told.client(), told.step());
        }
    }

    /** Ends every request and closes every connection, so that nothing touches the ledger any more when it is dropped. */
    void disband() throws Unreachable {
        endAll();
        clients.values().forEach(client -> client.carrier().close());
    }

    /** Ends every request and waits for its thread. */
    void endAll() throws Unreachable {
        clients.values().stream().filter(Client::isBusy).forEach(Client::die);
        long end = System.nanoTime() + bound.toNanos();
        for (Client client : clients.values()) {
            while (client.isBusy()) {
                listen();
                if (System.nanoTime() > end) {
                    throw new Unreachable(Reasons.late(
                            "a client did not end within ", " ms 안에 끝나지 않은 클라이언트가 있습니다", bound, clients.values()));
                }
            }
        }
        moments.clear();
        waits.forget();
        rests.drainPermits();
    }
}
