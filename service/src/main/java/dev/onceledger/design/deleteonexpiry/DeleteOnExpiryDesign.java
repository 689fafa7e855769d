package dev.onceledger.design.deleteonexpiry;

import dev.onceledger.database.Budget;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.design.Design;
import dev.onceledger.design.Door;
import dev.onceledger.design.Keys;
import dev.onceledger.design.Phase;
import dev.onceledger.design.Site;
import dev.onceledger.design.ledger.LedgerDesign;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.Inside;
import java.time.Duration;
import java.util.Map;
import java.util.Set;

/** The ledger whose sweep deletes; whether the second guard stands behind it the run decides. */
public final class DeleteOnExpiryDesign implements Design {
    /** By which it is called. */
    public static final String NAME = "delete-on-expiry";

    /** How long the article lets a row live. */
    public static final Duration RETENTION = Duration.ofHours(24);

    private static final Sql DELETE = Sql.of("""
            delete from idempotency_records
            where status in ('SUCCEEDED', 'FAILED_FINAL')
              and expires_at <= current_timestamp + cast(:offset as numeric(18, 3)) * interval '1' second
            """);

    private final String name;
    private final Site site;
    private final LedgerDesign ledger;

    /**
     * A deployment on a site.
     *
     * @param name which variant of the design this is
     */
    public DeleteOnExpiryDesign(String name, Site site) {
        this.name = name;
        this.site = new Site(
                site.database(), site.clock(), site.settings().withRetention(RETENTION), site.payments(), site.redis());
        this.ledger = new LedgerDesign(this.site);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Set<Phase> phases() {
        return ledger.phases();
    }

    @Override
    public Bilingual leavesOpen() {
        return new Bilingual(
                "a request that comes back after its row was deleted is a new one, unless UNIQUE (user, key) on the orders"
                        + " refuses it, and then without the first answer",
                "행이 지워진 뒤에 온 요청은 새 요청이다. 주문의 UNIQUE (user, key)가 막으면 거절되지만 첫 응답은 없다");
    }

    @Override
    public Inside inside(Step step) {
        return Inside.ofLedger(step);
    }

    @Override
    public Door door(LedgerDatabase database) {
        return ledger.door(database);
    }

    @Override
    public Keys keys() {
        return ledger.keys();
    }

    @Override
    public long retentionPasses() {
        site.clock().advance(RETENTION.plusSeconds(1));
        try (UnitOfWork work = site.database().begin(Budget.of(site.settings().requestDeadline()), true)) {
            int deleted = work.update(DELETE, Map.of("offset", site.clock().offsetSeconds()))
                    .get();
            work.commit();
            return deleted;
        }
    }

    @Override
    public void clear() {
        ledger.clear();
    }

    @Override
    public void close() {
        ledger.close();
    }
}
