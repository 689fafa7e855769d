package dev.onceledger.console.inflight;

import dev.onceledger.ledger.Scope;
import java.time.Instant;

/**
 * A request in progress, as a service has registered it.
 *
 * @param scope what it claims
 * @param attempt which try it is in, from 1
 * @param step the last step that it reached, as timelines write it
 * @param since when it came in, by the service's clock
 * @param stepSince when it reached that step
 * @param traceId the try's own id, or null
 * @param session the id by which the database's own views call its session; 0 outside of a transaction
 */
record Registered(
        Scope scope, int attempt, String step, Instant since, Instant stepSince, String traceId, long session) {}
