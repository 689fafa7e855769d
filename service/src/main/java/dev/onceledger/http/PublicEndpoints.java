package dev.onceledger.http;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.Sql;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.order.Answer;
import java.time.Duration;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What anyone may ask: what this API is, and whether it works. */
final class PublicEndpoints {
    private static final Logger LOG = LoggerFactory.getLogger(PublicEndpoints.class);
    private static final Sql PING = Sql.of("select 1");
    private static final Duration AT_MOST = Duration.ofSeconds(2);

    private final byte[] description;
    private final LedgerDatabase database;
    private final RequestLimit limit;

    PublicEndpoints(byte[] description, LedgerDatabase database, RequestLimit limit) {
        this.description = description.clone();
        this.database = database;
        this.limit = limit;
    }

    Answer description(Incoming incoming, String noId) {
        return Json.answer(200, description);
    }

    Answer health(Incoming incoming, String noId) throws Rejected {
        boolean up = limit.within(this::databaseAnswers);
        return new Json().put("status", up ? "UP" : "DOWN").answer(up ? 200 : 503);
    }

    private boolean databaseAnswers() {
        try (UnitOfWork work = database.begin(Budget.of(AT_MOST), false)) {
            return work.query(PING, Map.of(), rows -> rows.next()).get();
        } catch (DatabaseFailure failed) {
            LOG.warn("the database does not answer: {}", failed.getMessage());
            return false;
        }
    }
}
