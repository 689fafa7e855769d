package dev.onceledger.design.redisstore;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.Design;
import dev.onceledger.design.Door;
import dev.onceledger.design.Keys;
import dev.onceledger.design.OrderAndCharge;
import dev.onceledger.design.Phase;
import dev.onceledger.design.Site;
import dev.onceledger.design.redis.Redis;
import dev.onceledger.timeline.Bilingual;
import java.time.Clock;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Keys and answers in Redis, in front of the business logic; whether UNIQUE (user, key) stands behind it the run decides. */
public final class RedisStoreDesign implements Design {
    /** By which it is called. */
    public static final String NAME = "redis-store";

    private static final Bilingual OPEN = new Bilingual(
            "; a crash leaves it in progress until its time to live is over; an exception after the charge frees it to"
                    + " charge again; and when it is gone the request runs anew, unless UNIQUE (user, key) on the orders"
                    + " refuses it",
            ". 죽으면 TTL이 끝날 때까지 진행 중으로 남고, 결제 뒤의 예외는 키를 풀어 다시 결제하게 하며, 키가 사라지면 요청이 새로"
                    + " 실행된다. 다만 주문의 UNIQUE (user, key)가 있으면 그것이 막는다");

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
    public Bilingual leavesOpen() {
        return new Bilingual(
                settings.keyForm().leavesOpen().en() + OPEN.en(),
                settings.keyForm().leavesOpen().ko() + OPEN.ko());
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
        return new Keys(keys.size(), inProgress, redis.endless(keys));
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
