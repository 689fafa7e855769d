package dev.onceledger.timeline.run;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.SessionViews;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Claim;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Rival;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.Unreachable;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;

/** The rival as one session with one transaction, which waits in a thread of its own. */
final class RivalSession implements Rival, AutoCloseable {
    private static final Sql LOCK = Sql.of("select available from stock where sku = :sku for update");

    /** Beyond every bound of a run: what limits the rival's waits is the others. */
    private static final Duration PATIENT = Duration.ofHours(1);

    /** How long a claim may take that waits for nobody, where the database does not tell. */
    private static final Duration UNSHOWN_WAIT = Duration.ofMillis(500);

    private static final long GLANCE_NANOS = 1_000_000;

    private static final String NAMED = "다른 프로그램(rival)이 ";

    private final LedgerDatabase database;
    private final LedgerClock clock;
    private final Setup setup;
    private final BiConsumer<String, String> diary;
    private UnitOfWork work;
    private Thread waiting;
    private volatile String failed;
    private Scope claimed;
    private int holds;
    private long session;

    /** A rival that has done nothing yet; {@code diary} is told what it does, in English and Korean. */
    RivalSession(LedgerDatabase database, LedgerClock clock, Setup setup, BiConsumer<String, String> diary) {
        this.database = database;
        this.clock = clock;
        this.setup = setup;
        this.diary = diary;
    }

    /** Its session, while it holds locks and waits for nobody: then whoever waits for it is at rest. */
    OptionalLong holding() {
        return work == null || isWaiting() ? OptionalLong.empty() : OptionalLong.of(session);
    }

    /** Whether it holds the key of this scope, and waits for nobody. */
    boolean holds(Scope key) {
        return holding().isPresent() && key.equals(claimed);
    }

    /** Whether it still holds what it holds now. */
    BooleanSupplier sameHold() {
        int now = holds;
        return () -> work != null && holds == now;
    }

    private boolean isWaiting() {
        return waiting != null && waiting.isAlive();
    }

    @Override
    public void locks(String sku) throws Unreachable {
        begin();
        try {
            boolean found =
                    work.query(LOCK, Map.of("sku", sku), rows -> rows.next()).get();
            if (!found) {
                throw Outside.noStock(sku);
            }
        } catch (DatabaseFailure refused) {
            throw new Unreachable(new Bilingual(
                    "the rival could not lock " + sku + ": " + refused.getMessage(),
                    NAMED + sku + " 재고를 잠그지 못했습니다: " + refused.getMessage()));
        }
        diary.accept("rival locks " + sku, NAMED + sku + " 재고 잠금");
    }

    @Override
    public void claims(NamedRequest request) throws Unreachable {
        begin();
        diary.accept("rival claims the key of " + request.name(), NAMED + request.name() + "의 키를 선점");
        Claim claim = request.request().claim(setup.settings());
        claimed = claim.scope();
        waiting = new Thread(() -> claim(claim), "timeline-rival");
        waiting.setDaemon(true);
        waiting.start();
        if (!database.dialect().sessions().showsWaitsForKeys()) {
            joinFor(UNSHOWN_WAIT);
        }
        until(
                () -> !waiting.isAlive() || isShownWaiting(),
                new Bilingual("the rival neither claimed its key nor waited for it", NAMED + "키를 선점하지도 기다리지도 않았습니다"));
        if (isWaiting()) {
            letDeadlockTimeoutPass();
        } else if (failed != null) {
            throw new Unreachable(
                    new Bilingual("the rival could not claim its key: " + failed, NAMED + "키를 선점하지 못했습니다: " + failed));
        }
    }

    private void joinFor(Duration time) {
        try {
            waiting.join(time.toMillis());
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    private void begin() throws Unreachable {
        awaitClaim();
        try {
            if (work == null) {
                failed = null;
                work = database.begin(Budget.of(PATIENT), true);
                session = work.sessionId();
                holds++;
            }
        } catch (DatabaseFailure refused) {
            throw new Unreachable(new Bilingual(
                    "the rival could not begin: " + refused.getMessage(),
                    NAMED + "시작하지 못했습니다: " + refused.getMessage()));
        }
    }

    private void claim(Claim claim) {
        try {
            new Ledger(database, clock).claim(work, claim).get();
        } catch (DatabaseFailure refused) {
            failed = refused.getMessage();
        }
    }

    /** Where the database does not show waits for keys, a claim that has not ended by now is taken to wait. */
    private boolean isShownWaiting() {
        SessionViews views = database.dialect().sessions();
        return !views.showsWaitsForKeys()
                || views.look(() -> database.client()
                                .sql(views.waits())
                                .query((row, number) -> row.getLong(1))
                                .list())
                        .contains(session);
    }

    /** A database that looks for a deadlock once in each wait has looked then, and whoever closes the circle is its victim. */
    private void letDeadlockTimeoutPass() throws Unreachable {
        long millis = database.client()
                .sql(database.dialect().sessions().deadlockTimeout())
                .query(Long.class)
                .single();
        long end = System.nanoTime() + Duration.ofMillis(millis + millis / 10).toNanos();
        until(
                () -> millis == 0 || System.nanoTime() > end,
                new Bilingual(
                        "the database's deadlock time-out is beyond the bound",
                        "데이터베이스가 교착 상태를 살피는 시간(deadlock time-out)이 bound보다 깁니다"));
    }

    private void until(BooleanSupplier reached, Bilingual otherwise) throws Unreachable {
        long end = System.nanoTime() + setup.bound().toNanos();
        while (!reached.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new Unreachable(otherwise);
            }
            LockSupport.parkNanos(GLANCE_NANOS);
        }
    }

    @Override
    public void letsGo() throws Unreachable {
        if (work == null) {
            throw new Unreachable(new Bilingual("the rival holds nothing", NAMED + "쥐고 있는 것이 없습니다"));
        }
        awaitClaim();
        end();
        diary.accept("rival lets go", NAMED + "잠금을 놓음");
    }

    /** What it waits for may just have been given free. */
    private void awaitClaim() throws Unreachable {
        until(() -> !isWaiting(), new Bilingual("the rival still waits for a key", NAMED + "아직 키를 기다립니다"));
    }

    private void end() {
        UnitOfWork ending = work;
        work = null;
        claimed = null;
        if (ending != null) {
            ending.close();
        }
    }

    /** After the clients have ended, so that it waits for nobody any more. */
    @Override
    public void close() {
        try {
            awaitClaim();
            end();
        } catch (Unreachable stuck) {
            throw new IllegalStateException(stuck.getMessage(), stuck);
        }
    }
}
