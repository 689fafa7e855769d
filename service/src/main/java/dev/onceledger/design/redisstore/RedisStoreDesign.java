package dev.onceledger.design.redisstore;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.Design;
import dev.onceledger.design.Door;
import dev.onceledger.design.Keys;
import dev.onceledger.design.OrderAndCharge;
import dev.onceledger.design.Phase;
import dev.onceledger.design.Site;
import dev.onceledger.design.redis.Redis;
import java.time.Clock;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Keys and answers in Redis, in front of the business logic; whether UNIQUE (user, key) stands behind it the run decides. */
public final class RedisStoreDesign implements Design {
    /** By which it is called. */
    public static final String NAME = "redis-store";

    private final String name;
    private final Site site;
    private final RedisStoreSettings settings;

    /**
     * A deployment on a site.
     *
     * @param name which variant of the design this is
     */
    public RedisStoreDesign(String name, Site site, RedisStoreSettings settings) {
        this.name = name;
        this.site = site;
        this.settings = settings;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Set<Phase> phases() {
        return EnumSet.allOf(Phase.class);
    }

    @Override
    public String leavesOpen() {
        return "a key says nothing of the body it came with; a crash leaves it in progress until its time to live is over;"
                + " an exception after the charge frees it to charge again; and when it is gone the request runs anew";
    }

    @Override
    public Door door(LedgerDatabase database) {
        OrderAndCharge business = new OrderAndCharge(database, site);
        return new RedisStoreDoor(site.redis(), settings, business, Clock.systemUTC());
    }

    @Override
    public Keys keys() {
        Redis redis = site.redis();
        List<String> keys = redis.keys(KeyForm.PREFIX);
        long inProgress = keys.stream()
                .flatMap(key -> redis.get(key).stream())
                .filter(value -> StoredResponse.read(value).isInProgress())
                .count();
        return new Keys(keys.size(), inProgress);
    }

    @Override
    public long retentionPasses() {
        return site.redis().expire(KeyForm.PREFIX);
    }

    @Override
    public void clear() {
        site.redis().expire(KeyForm.PREFIX);
    }

    @Override
    public void close() {
        // Redis and the database are the site's.
    }
}
