package dev.onceledger.browse;

import java.time.Instant;

/** A place in the list of activity, newest first. */
public record ActivityPosition(Instant occurredAt, ActivityRow.Kind kind, long id) {}
