package dev.onceledger.order;

import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.ledger.Verdict;

/** What each verdict on a lost claim means for the request. */
final class VerdictAnswers implements Verdict.Cases<Outcome> {
    private final OrderSettings settings;

    VerdictAnswers(OrderSettings settings) {
        this.settings = settings;
    }

    @Override
    public Outcome absent() {
        return Outcome.again(Problems.unconfirmed(settings.retryAfter()), false);
    }

    @Override
    public Outcome reused(LedgerRecord record) {
        return Outcome.answered(Problems.reused(record));
    }

    @Override
    public Outcome replay(LedgerRecord record) {
        return Outcome.answered(Answer.replay(record.answer()));
    }

    @Override
    public Outcome expired(LedgerRecord record) {
        return Outcome.answered(Problems.expired(record));
    }

    @Override
    public Outcome inProgress(LedgerRecord record) {
        return Outcome.again(Problems.inProgress(settings.retryAfter()), true);
    }

    @Override
    public Outcome unknownState(LedgerRecord record) {
        return Outcome.answered(Problems.unknownState());
    }
}
