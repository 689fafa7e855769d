package dev.onceledger.design.redisstore;

import dev.onceledger.design.DesignRequest;

/** How a key of this design is written in Redis. */
public enum KeyForm {
    /** As the article shows it first: {@code idempotency:order:{uuid}}. */
    KEY_ONLY {
        @Override
        String of(DesignRequest request) {
            return PREFIX + request.key();
        }
    },
    /** As its checklist demands: {@code idempotency:order:{user}:{uuid}}. */
    USER_AND_KEY {
        @Override
        String of(DesignRequest request) {
            return PREFIX + request.principal() + ":" + request.key();
        }
    };

    /** How all keys of this design begin. */
    static final String PREFIX = "idempotency:order:";

    abstract String of(DesignRequest request);
}
