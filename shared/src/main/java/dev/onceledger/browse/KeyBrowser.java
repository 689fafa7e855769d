package dev.onceledger.browse;

import dev.onceledger.database.Dialect;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.Status;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What the ledger holds, for consoles. Every query reads in a transaction of its own, ends within ten seconds or as its
 * {@link QueryHandle} says, and throws {@link QueryCancelled} when that was cancelled, else Spring's DataAccessException.
 * Slow: call it off the user interface's thread.
 */
public final class KeyBrowser {
    private static final Duration USUAL_BOUND = Duration.ofSeconds(10);

    /** Of so many keys a page is found sooner by walking from the newest of all than by sorting them. */
    private static final long MANY = 5_000;

    private static final String COUNT_ROWS = "select count(*) from (select 1 as one from idempotency_records r ";
    private static final String UP_TO = " limit :cap) found";

    private final Dialect dialect;
    private final Queries queries;

    /** Browses this database. */
    public KeyBrowser(LedgerDatabase database) {
        this(database.dialect(), new Queries(database, QueryHandle.within(USUAL_BOUND)));
    }

    private KeyBrowser(Dialect dialect, Queries queries) {
        this.dialect = dialect;
        this.queries = queries;
    }

    /** The same with every query bounded and ended by this handle. */
    public KeyBrowser under(QueryHandle handle) {
        return new KeyBrowser(dialect, queries.under(handle));
    }

    /**
     * Keys that pass the filter, newest first.
     *
     * @param after where the page before ended, or null for the first
     * @param limit rows at most
     */
    public Page<KeyRow> page(KeyFilter filter, Position after, int limit) {
        PageQuery page = first(filter, after, limit + 1);
        return Page.of(queries.list(page.sql(), page.parameters(), KeyRows::row), limit);
    }

    /**
     * The keys just before a place, that is newer ones, newest first.
     *
     * @param limit rows at most
     */
    public Page<KeyRow> pageBefore(KeyFilter filter, Position before, int limit) {
        PageQuery page = PageQuery.before(filter, commonPrefixes(filter), before, limit + 1);
        return Page.ofLast(queries.list(page.sql(), page.parameters(), KeyRows::row), limit);
    }

    /** What is asked for the first of the keys that pass a filter. */
    PageQuery first(KeyFilter filter, Position after, int rows) {
        return PageQuery.of(filter, commonPrefixes(filter), after, rows);
    }

    /** The filter's prefixes of so many keys that H2 must not go by their range, all of which it would sort. */
    private Set<TextMatch> commonPrefixes(KeyFilter filter) {
        if (dialect.weighsOrderAgainstRange()) {
            return Set.of();
        }
        Set<TextMatch> common = new HashSet<>();
        if (isCommon(filter.key(), KeyFilter.matching(null, filter.key()))) {
            common.add(filter.key());
        }
        if (isCommon(filter.principal(), KeyFilter.matching(filter.principal(), null))) {
            common.add(filter.principal());
        }
        return common;
    }

    private boolean isCommon(TextMatch match, KeyFilter alone) {
        return match != null && match.isPrefix() && countUpTo(alone, MANY) == MANY;
    }

    /** How many keys pass the filter, counted no further than {@code cap}. */
    public long countUpTo(KeyFilter filter, long cap) {
        KeyConditions conditions = new KeyConditions(filter);
        conditions.parameters().put("cap", cap);
        return queries.read(COUNT_ROWS + conditions.text() + UP_TO, conditions.parameters(), rows -> firstLong(rows)
                .orElseThrow());
    }

    /** All keys, at once: exact on H2, the planner's estimate on PostgreSQL; empty if it has none yet. */
    public OptionalLong estimatedTotal() {
        return queries.read(dialect.statements().estimatedRecords(), Map.of(), KeyBrowser::firstLong);
    }

    /** Keys by status, counted exactly; reads the whole ledger, a status without keys is absent. */
    public Map<Status, Long> counts() {
        return overview().exactly().keys();
    }

    /** Keys by status: counted where that is quick, else as the database estimates them if it does. */
    public StatusCounts statusCounts() {
        return overview().statuses();
    }

    /** The records that expire next, soonest first, without what has happened to them. */
    public List<KeyRow> expiringNext(int limit) {
        return overview().expiringNext(limit);
    }

    /** Replays and conflicts of the hours since then, the earliest first; an hour without any is absent. */
    public List<HourCount> hourlyActivity(Instant from) {
        return overview().hours(from);
    }

    /** Records whose retention has ended or ends up to each of these distances from now, and one count for all later ones. */
    public List<DueCount> due(List<Duration> ends) {
        return overview().due(ends);
    }

    /** How long the newest record is kept from its creation; empty in an empty ledger. */
    public Optional<Duration> retentionOfNewest() {
        return overview().retention();
    }

    private OverviewQuery overview() {
        return new OverviewQuery(queries, dialect);
    }

    /** Principals whose name begins with {@code prefix}, most recently active first; an empty prefix means all. */
    public List<PrincipalRow> principals(String prefix, int limit) {
        return new PrincipalQuery(queries).list(prefix, limit);
    }

    /** One record with all that is around it; empty if the ledger has no such key. */
    public Optional<RecordDetail> record(Scope scope) {
        return new RecordQuery(queries).read(scope);
    }

    /**
     * What operators did and which attempts were made, newest first.
     *
     * @param after where the page before ended, or null for the first
     * @param limit rows at most
     */
    public Page<ActivityRow> activity(ActivityFilter filter, ActivityPosition after, int limit) {
        return new ActivityQuery(queries).page(filter, after, limit);
    }

    /** The last attempt on each key whose caller was left without an answer and which has no terminal record since. */
    public List<ActivityRow> unresolved(int limit) {
        return new ActivityQuery(queries).unresolved(limit);
    }

    /** Open transactions and waits, as the database itself shows them. */
    public Sessions sessions() {
        return new SessionQuery(queries, dialect).read();
    }

    private static OptionalLong firstLong(ResultSet rows) throws SQLException {
        if (!rows.next() || rows.getLong(1) < 0) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(rows.getLong(1));
    }
}
