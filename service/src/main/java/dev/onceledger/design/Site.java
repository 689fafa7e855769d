package dev.onceledger.design;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.redis.Redis;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.order.OrderSettings;

/**
 * What a design is deployed on.
 *
 * @param database a ledger made for the run
 * @param clock of that ledger
 * @param settings of its orders
 * @param payments the provider that takes the charges
 * @param redis a store whose keys carry the run's prefix; nobody connects before a design needs it
 */
public record Site(
        LedgerDatabase database, LedgerClock clock, OrderSettings settings, PaymentProvider payments, Redis redis) {}
