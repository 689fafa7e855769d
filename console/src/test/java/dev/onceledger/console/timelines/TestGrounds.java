package dev.onceledger.console.timelines;

import dev.onceledger.database.Target;
import dev.onceledger.design.redis.OwnRedis;
import dev.onceledger.design.verdict.DesignKind;
import dev.onceledger.testing.TestDatabase;
import dev.onceledger.timeline.run.Deployment;
import dev.onceledger.timeline.run.Rehearsal;
import java.util.Optional;

/** The tests' own databases where a window would start its own. */
final class TestGrounds implements Grounds {
    private final Target memory = TestDatabase.H2_MEMORY.target();
    private final OwnRedis redis = new OwnRedis(null);
    private final Target server = TestDatabase.POSTGRESQL.target();

    @Override
    public Optional<String> refusal(Ground ground) {
        return Optional.empty();
    }

    @Override
    public Target open(Ground ground) {
        return ground == Ground.POSTGRESQL ? server : memory;
    }

    @Override
    public Deployment.Kind kind(DesignChoice design) {
        return design.design()
                .map(one -> (Deployment.Kind) new DesignKind(one, redis))
                .orElseGet(Rehearsal::orderService);
    }

    Target server() {
        return server;
    }

    @Override
    public void close() {
        // The tests' databases end with the tests.
        redis.close();
    }
}
