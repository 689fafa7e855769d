package dev.onceledger.timeline.run;

import dev.onceledger.database.Target;

/**
 * A database for ledgers that are thrown away after thousands of runs: nobody misses a commit that a power cut takes, so
 * PostgreSQL need not wait for its disk, and H2 keeps the plans of all statements of a request.
 */
final class QuickTarget {
    private static final String POSTGRES = "jdbc:postgresql:";
    private static final String NO_WAIT = "options=-c%20synchronous_commit%3Doff";
    private static final String PLANS = ";QUERY_CACHE_SIZE=64";

    private QuickTarget() {}

    static Target of(Target target) {
        String url = target.url();
        String quick = url.startsWith(POSTGRES) ? url + (url.contains("?") ? "&" : "?") + NO_WAIT : url + PLANS;
        return new Target(quick, target.user(), target.password(), target.schema(), target.poolSize());
    }
}
