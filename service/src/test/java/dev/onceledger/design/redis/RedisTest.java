package dev.onceledger.design.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.onceledger.design.RedisForTests;
import io.lettuce.core.ClientOptions;
import io.lettuce.core.RedisClient;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.protocol.ProtocolVersion;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

class RedisTest {
    private static final Duration LONG = Duration.ofHours(24);

    /** Commands and subcommands as Redis counts them; each is in Redis 5. */
    private static final Set<String> REDIS_5 =
            Set.of("set", "get", "del", "pttl", "scan", "pexpire", "ping", "info", "config", "config|resetstat");

    @Test
    void onlyTheFirstSetsAKeyThatIsFree() {
        try (Redis redis = RedisForTests.fresh()) {
            assertThat(redis.setIfAbsent("k", "first", LONG)).isTrue();
            assertThat(redis.setIfAbsent("k", "second", LONG)).isFalse();
            assertThat(redis.get("k")).contains("first");
        }
    }

    @Test
    void aTimeToLiveOfMillisecondsPasses() {
        try (Redis redis = RedisForTests.fresh()) {
            redis.setIfAbsent("k", "v", Duration.ofMillis(150));
            assertThat(redis.timeToLive("k"))
                    .hasValueSatisfying(left -> assertThat(left).isLessThanOrEqualTo(Duration.ofMillis(150)));
            Awaitility.await().untilAsserted(() -> assertThat(redis.get("k")).isEmpty());
        }
    }

    @Test
    void runsDontSeeEachOthersKeys() {
        try (Redis mine = RedisForTests.fresh();
                Redis other = RedisForTests.fresh()) {
            mine.set("k", "mine", LONG);
            assertThat(other.get("k")).isEmpty();
            assertThat(other.expire("")).isZero();
            assertThat(mine.keys("")).containsExactly("k");
        }
    }

    @Test
    void lettingTimePassEndsEveryKeyOfTheRun() {
        try (Redis redis = RedisForTests.fresh()) {
            redis.set("a:1", "v", LONG);
            redis.set("a:2", "v", LONG);
            redis.set("b:1", "v", LONG);
            assertThat(redis.expire("a:")).isEqualTo(2);
            assertThat(redis.keys("")).isEqualTo(List.of("b:1"));
        }
    }

    @Test
    void saysOnlyWhatRedisFiveUnderstands() {
        try (RedisServer own = RedisServer.start();
                Redis redis = new Redis(own.url(), "p:")) {
            redis.setIfAbsent("k", "v", LONG);
            redis.set("k", "w", Duration.ofMillis(1500));
            redis.get("k");
            redis.timeToLive("k");
            redis.expire("");
            redis.delete("k");
            assertThat(commandsOf(own)).isNotEmpty().isSubsetOf(REDIS_5);
        }
    }

    @Test
    void aServerThatIsGoneIsUnavailableAndOneOnItsPlaceIsFound() {
        RedisServer own = RedisServer.start();
        try (Redis redis = new Redis(own.url(), "p:")) {
            redis.set("k", "v", LONG);
            own.close();
            assertThatThrownBy(() -> redis.get("k")).isInstanceOf(RedisUnavailable.class);
            assertThatThrownBy(() -> redis.setIfAbsent("k", "v", LONG)).isInstanceOf(RedisUnavailable.class);
        }
    }

    @Test
    void aServerOfTheUserIsNotStopped() {
        RedisServer.at(RedisForTests.server().url()).close();
        try (Redis redis = RedisForTests.fresh()) {
            redis.set("k", "v", LONG);
            assertThat(redis.get("k")).contains("v");
        }
    }

    private static Set<String> commandsOf(RedisServer server) {
        RedisClient client = RedisClient.create(server.url());
        client.setOptions(
                ClientOptions.builder().protocolVersion(ProtocolVersion.RESP2).build());
        try (StatefulRedisConnection<String, String> connection = client.connect()) {
            return Pattern.compile("cmdstat_([^:]+):")
                    .matcher(connection.sync().info("commandstats"))
                    .results()
                    .map(found -> found.group(1))
                    .filter(command -> !command.startsWith("client"))
                    .collect(Collectors.toSet());
        } finally {
            client.shutdown(Duration.ZERO, Duration.ofSeconds(1));
        }
    }
}
