package dev.onceledger.design.verdict;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.PaymentProvider;
import dev.onceledger.design.Site;
import dev.onceledger.design.redis.Redis;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.run.Deployment;
import java.util.UUID;
import java.util.function.Supplier;

/** A design as timelines deploy it, each run under a key prefix of its own. */
public final class DesignKind implements Deployment.Kind {
    private final Designs design;
    private final Supplier<String> redisUrl;

    /**
     * A design to run timelines on.
     *
     * @param redisUrl asked only for designs that need a Redis
     */
    public DesignKind(Designs design, Supplier<String> redisUrl) {
        this.design = design;
        this.redisUrl = redisUrl;
    }

    @Override
    public String name() {
        return design.label();
    }

    @Override
    public Deployment deploy(LedgerDatabase run, LedgerClock clock, Setup setup) {
        String url = design.needsRedis() ? redisUrl.get() : "redis://127.0.0.1";
        Redis redis = new Redis(url, "onceledger_run_" + UUID.randomUUID() + ":");
        try {
            Site site = new Site(run, clock, setup.settings(), PaymentProvider.in(run), redis);
            return new DesignDeployment(design.deploy(site), site);
        } catch (RuntimeException failed) {
            redis.close();
            throw failed;
        }
    }
}
