package dev.onceledger.design.verdict;

import dev.onceledger.design.Design;
import dev.onceledger.design.SecondGuard;
import dev.onceledger.design.Site;
import dev.onceledger.design.checktheninsert.CheckThenInsertDesign;
import dev.onceledger.design.deleteonexpiry.DeleteOnExpiryDesign;
import dev.onceledger.design.filterclaim.FilterClaimDesign;
import dev.onceledger.design.filterclaim.FilterClaimSettings;
import dev.onceledger.design.ledger.LedgerDesign;
import dev.onceledger.design.redisstore.KeyForm;
import dev.onceledger.design.redisstore.RedisStoreDesign;
import dev.onceledger.design.redisstore.RedisStoreSettings;
import dev.onceledger.design.unprotected.Unprotected;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The designs and their variants, by the names under which they are deployed. */
public enum Designs {
    /** The product's own, with both guards. */
    LEDGER(LedgerDesign.NAME, true, false, LedgerDesign::new),
    /** Article 002 as first shown. */
    REDIS_STORE(RedisStoreDesign.NAME, false, true, site -> redisStore(RedisStoreDesign.NAME, site, KeyForm.KEY_ONLY)),
    /** Article 002 with the user in the key, as its checklist demands. */
    REDIS_STORE_PER_USER(
            "redis-store/user", false, true, site -> redisStore("redis-store/user", site, KeyForm.USER_AND_KEY)),
    /** The same with UNIQUE (user, key) in the database as the last resort. */
    REDIS_STORE_UNIQUE(
            "redis-store/user+unique",
            true,
            true,
            site -> redisStore("redis-store/user+unique", site, KeyForm.USER_AND_KEY)),
    /** Article 004. */
    FILTER_CLAIM(
            FilterClaimDesign.NAME, false, true, site -> new FilterClaimDesign(site, FilterClaimSettings.defaults())),
    /** The mistake of articles 000 and 002. */
    CHECK_THEN_INSERT(CheckThenInsertDesign.NAME, false, false, CheckThenInsertDesign::new),
    /** The mistake of article 000's expiry, nothing behind it. */
    DELETE_ON_EXPIRY(
            DeleteOnExpiryDesign.NAME, false, false, site -> new DeleteOnExpiryDesign(DeleteOnExpiryDesign.NAME, site)),
    /** The same with the second guard behind it. */
    DELETE_ON_EXPIRY_GUARDED(
            "delete-on-expiry/guarded",
            true,
            false,
            site -> new DeleteOnExpiryDesign("delete-on-expiry/guarded", site)),
    /** No idempotency at all. */
    UNPROTECTED(Unprotected.NAME, false, false, Unprotected::new);

    private final String label;
    private final boolean guarded;
    private final boolean needsRedis;
    private final Function<Site, Design> deployment;

    Designs(String label, boolean guarded, boolean needsRedis, Function<Site, Design> deployment) {
        this.label = label;
        this.guarded = guarded;
        this.needsRedis = needsRedis;
        this.deployment = deployment;
    }

    /** The name, such as {@code redis-store/user}. */
    public String label() {
        return label;
    }

    /** Whether it needs a Redis. */
    public boolean needsRedis() {
        return needsRedis;
    }

    /** Whether UNIQUE (user, key) on the orders stands behind it. */
    public boolean guarded() {
        return guarded;
    }

    /** Deploys it on an empty ledger made for the run, whose second guard is dropped where the design has none. */
    public Design deploy(Site site) {
        if (!guarded) {
            SecondGuard.drop(site.database());
        }
        return deployment.apply(site);
    }

    /** The design of this name. */
    public static Optional<Designs> named(String label) {
        return Arrays.stream(values())
                .filter(design -> design.label.equals(label))
                .findFirst();
    }

    /** All names, in the order in which tables show them. */
    public static List<String> labels() {
        return Arrays.stream(values()).map(Designs::label).toList();
    }

    private static Design redisStore(String name, Site site, KeyForm form) {
        return new RedisStoreDesign(name, site, RedisStoreSettings.defaults().with(form));
    }
}
