package dev.onceledger.design.redisstore;

import dev.onceledger.design.DesignRequest;
import dev.onceledger.timeline.Bilingual;

/** How a key of this design is written in Redis. */
public enum KeyForm {
    /** As the article shows it first: {@code idempotency:order:{uuid}}. */
    KEY_ONLY {
        @Override
        String of(DesignRequest request) {
            return PREFIX + request.key();
        }

        @Override
        Bilingual leavesOpen() {
            return new Bilingual(
                    "a key says nothing of the body it came with, nor of whose it is", "키는 함께 온 본문도, 누구의 것인지도 모른다");
        }
    },
    /** As its checklist demands: {@code idempotency:order:{user}:{uuid}}. */
    USER_AND_KEY {
        @Override
        String of(DesignRequest request) {
            return PREFIX + request.principal() + ":" + request.key();
        }

        @Override
        Bilingual leavesOpen() {
            return new Bilingual("a key says nothing of the body it came with", "키는 함께 온 본문을 모른다");
        }
    };

    /** How all keys of this design begin. */
    static final String PREFIX = "idempotency:order:";

    abstract String of(DesignRequest request);

    /** What a key so written does not tell. */
    abstract Bilingual leavesOpen();
}
