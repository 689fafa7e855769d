package dev.onceledger.design.redisstore;

import dev.onceledger.design.Answers;
import dev.onceledger.design.DesignRequest;
import dev.onceledger.design.Door;
import dev.onceledger.design.OrderAndCharge;
import dev.onceledger.design.Visit;
import dev.onceledger.design.redis.Redis;
import dev.onceledger.design.redis.RedisUnavailable;
import dev.onceledger.order.Answer;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import java.time.Clock;
import java.util.Optional;

/** The middleware. */
final class RedisStoreDoor implements Door {
    private final Redis redis;
    private final RedisStoreSettings settings;
    private final OrderAndCharge business;
    private final Clock clock;

    RedisStoreDoor(Redis redis, RedisStoreSettings settings, OrderAndCharge business, Clock clock) {
        this.redis = redis;
        this.settings = settings;
        this.business = business;
        this.clock = clock;
    }

    @Override
    public Answer handle(DesignRequest request, Steps steps) {
        Visit.at(steps, Step.RECEIVED);
        Answer answer = request.key() == null ? Answers.keyMissing() : guarded(request, steps);
        Visit.at(steps, Step.ANSWERED);
        return answer;
    }

    private Answer guarded(DesignRequest request, Steps steps) {
        String key = settings.keyForm().of(request);
        StoredResponse begun = StoredResponse.begun(clock.instant());
        boolean free;
        try {
            free = redis.setIfAbsent(key, begun.toJson(), settings.timeToLive());
        } catch (RedisUnavailable away) {
            return settings.opensWithoutRedis()
                    ? unguarded(request, steps)
                    : Answers.error(503, "STORE_UNAVAILABLE", away.getMessage());
        }
        return free ? first(request, key, begun, steps) : again(key);
    }

    /** An exception frees the key; the end of the process cannot. */
    private Answer first(DesignRequest request, String key, StoredResponse begun, Steps steps) {
        try {
            Visit.at(steps, Step.CLAIMED);
            Answer answer = business(request, steps);
            redis.set(key, begun.completed(answer).toJson(), settings.timeToLive());
            Visit.at(steps, Step.REMEMBERED);
            return answer;
        } catch (RuntimeException exception) {
            release(key);
            return Answers.exception(exception);
        }
    }

    private void release(String key) {
        try {
            redis.delete(key);
        } catch (RedisUnavailable away) {
            // It stays in progress until its time to live is over.
        }
    }

    private Answer again(String key) {
        Optional<StoredResponse> stored;
        try {
            stored = redis.get(key).map(StoredResponse::read);
        } catch (RuntimeException unreadable) {
            return Answers.exception(unreadable);
        }
        if (stored.isEmpty() || stored.get().isInProgress()) {
            return Answers.error(
                    settings.inProgressStatus(), "REQUEST_IN_PROGRESS", "A request with this key is in progress.");
        }
        return Answers.again(stored.get().responseCode(), stored.get().responseBody());
    }

    private Answer unguarded(DesignRequest request, Steps steps) {
        try {
            return business(request, steps);
        } catch (RuntimeException exception) {
            return Answers.exception(exception);
        }
    }

    private Answer business(DesignRequest request, Steps steps) {
        try {
            OrderRequest order = Visit.order(request);
            return business.run(Visit.scope(request), order, steps, OrderAndCharge.NOTHING_MORE);
        } catch (InvalidRequest invalid) {
            return Answer.of(invalid.problem());
        }
    }
}
