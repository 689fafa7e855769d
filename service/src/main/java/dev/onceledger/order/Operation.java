package dev.onceledger.order;

import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.StoredAnswer;
import java.time.Instant;
import java.util.Optional;

/** One valid request of one kind: what is hashed of it, and what it does inside the transaction that holds its claim. */
public sealed interface Operation permits CreateOrder, CancelOrder {
    /** The operation's name in the scope. */
    String name();

    /** The text that is hashed. */
    String canonical();

    /** Queues the locks that this request needs; a transaction that lost its claim locks nothing. */
    Run lock(UnitOfWork work, Scope scope);

    /** One request inside one transaction, its locks queued. */
    interface Run {
        /** Judges all final business rules by what was locked; changes nothing. */
        Optional<Refusal> judge();

        /**
         * Makes the changes.
         *
         * @param claimedAt the ledger time of this request
         * @throws FinalRefusal if a final business error turns up only now
         */
        StoredAnswer apply(Instant claimedAt, Steps steps) throws FinalRefusal;
    }
}
