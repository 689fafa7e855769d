/** A real Redis for the designs that need one, the user's or one started for them, spoken to in commands of Redis 5 or older. */
package dev.onceledger.design.redis;
