package dev.onceledger.sample;

import dev.onceledger.attempts.AttemptLog;
import dev.onceledger.attempts.OperatorAction;
import dev.onceledger.attempts.OperatorLog;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.ledger.LedgerClock;
import java.time.Duration;
import java.util.List;
import java.util.function.DoubleConsumer;

/** The ledger that a newcomer opens: filled once, and filled to its end if a first try was cut off. */
public final class SampleLedger {
    private static final String OPERATOR = "sample";
    private static final String BEGUN = "sample-begun";
    private static final String COMPLETED = "sample-completed";
    private static final String RECORDS = "select count(*) from idempotency_records";
    private static final String MARKS = "select count(*) from operator_actions where operator = ? and action = ?";

    private final LedgerDatabase database;

    /** The sample in this database, whose tables exist. */
    public SampleLedger(LedgerDatabase database) {
        this.database = database;
    }

    /**
     * Fills an empty ledger; a ledger that holds anything else is left alone.
     *
     * @param progress told the share done, from 0 to 1
     * @return whether anything was written
     */
    public boolean fillIfEmpty(DoubleConsumer progress) {
        boolean begun = marked(BEGUN);
        boolean empty = database.client().sql(RECORDS).query(Long.class).single() == 0;
        if (marked(COMPLETED) || (!begun && !empty)) {
            return false;
        }
        OperatorLog log = new OperatorLog(database, LedgerClock.database());
        if (!begun) {
            log.record(new OperatorAction(OPERATOR, BEGUN, null, null, null, "first start", null));
        }
        tell(progress);
        log.record(new OperatorAction(OPERATOR, COMPLETED, null, null, null, "first start", null));
        return true;
    }

    /** What is there already is replayed by its key, so that telling the story twice makes nothing twice. */
    private void tell(DoubleConsumer progress) {
        SampleStory story = SampleStory.load();
        List<SampleEvent> events = story.events();
        SampleTraffic traffic = new SampleTraffic(story.background());
        LedgerClock clock = LedgerClock.database();
        try (AttemptLog attempts = new AttemptLog(database, clock, 10_000)) {
            SampleDeeds deeds = new SampleDeeds(database, clock, attempts, story.retention());
            for (int i = 0; i < events.size(); i++) {
                SampleEvent event = events.get(i);
                List<SampleEvent> parts = event.kind().equals("background") ? traffic.events(event) : List.of(event);
                for (SampleEvent part : parts) {
                    clock.advance(part.ago().negated().minus(clock.offset()));
                    deeds.carryOut(part);
                }
                attempts.flush();
                progress.accept((i + 1.0) / events.size());
            }
            clock.advance(Duration.ZERO.minus(clock.offset()));
        }
    }

    private boolean marked(String action) {
        return database.client()
                        .sql(MARKS)
                        .params(OPERATOR, action)
                        .query(Long.class)
                        .single()
                > 0;
    }
}
