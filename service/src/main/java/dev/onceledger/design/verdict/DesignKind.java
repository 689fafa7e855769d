package dev.onceledger.design.verdict;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.PaymentProvider;
import dev.onceledger.design.Site;
import dev.onceledger.design.redis.Redis;
import dev.onceledger.design.redis.RedisServer;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.timeline.Setup;
import dev.onceledger.timeline.run.Deployment;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

/** A design as timelines deploy it, each run under a key prefix of its own. */
public final class DesignKind implements Deployment.Kind {
    /** Nobody connects where no design needs to. */
    private static final String NOWHERE = "redis://127.0.0.1";

    private final Designs design;
    private final Supplier<String> redisUrl;

    /**
     * A design to run timelines on.
     *
     * @param redisUrl asked only for designs that need a Redis, and not by timelines in which it goes away: for these one is
     *     started that nobody else uses
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
        boolean mayGo = design.needsRedis() && setup.trial().ownRedis();
        Optional<RedisServer> mortal = mayGo ? Optional.of(RedisServer.start()) : Optional.empty();
        try {
            return deploy(run, clock, setup, mortal);
        } catch (RuntimeException failed) {
            mortal.ifPresent(RedisServer::close);
            throw failed;
        }
    }

    private Deployment deploy(LedgerDatabase run, LedgerClock clock, Setup setup, Optional<RedisServer> mortal) {
        String shared = design.needsRedis() && mortal.isEmpty() ? redisUrl.get() : NOWHERE;
        Redis redis =
                new Redis(mortal.map(RedisServer::url).orElse(shared), "onceledger_run_" + UUID.randomUUID() + ":");
        try {
            Site site = new Site(run, clock, setup.settings(), PaymentProvider.in(run), redis);
            return new DesignDeployment(design.deploy(site), site, mortal);
        } catch (RuntimeException failed) {
            redis.close();
            throw failed;
        }
    }
}
