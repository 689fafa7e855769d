package dev.onceledger.console.timelines;

import dev.onceledger.console.Environment;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.database.DataFolder;
import dev.onceledger.database.DatabaseChoice;
import dev.onceledger.database.OpenedLedger;
import dev.onceledger.database.Target;
import dev.onceledger.database.Targets;
import dev.onceledger.design.redis.OwnRedis;
import dev.onceledger.design.verdict.DesignKind;
import dev.onceledger.timeline.run.Deployment;
import dev.onceledger.timeline.run.Rehearsal;
import java.util.Map;
import java.util.Optional;

/** The databases of one window: in memory, the embedded server of its data folder, and the one that it is connected to. */
final class WindowGrounds implements Grounds {
    /** In the preferences: a Redis of the user's own, where one should not be started. */
    private static final String REDIS = "redis.url";

    private final Workbench bench;
    private final OwnRedis redis;
    private OpenedLedger memory;
    private OpenedLedger server;

    WindowGrounds(Workbench bench) {
        this.bench = bench;
        this.redis = new OwnRedis(bench.preferences().get(REDIS, ""));
    }

    @Override
    public Optional<String> refusal(Ground ground) {
        if (ground != Ground.CONNECTED) {
            return Optional.empty();
        } else if (bench.start().environment() == Environment.PRODUCTION) {
            return Optional.of("timelines.refused.production");
        }
        return bench.start().readOnly() ? Optional.of("timelines.refused.readOnly") : Optional.empty();
    }

    @Override
    public synchronized Target open(Ground ground) {
        if (refusal(ground).isPresent()) {
            throw new IllegalStateException(bench.texts().get(refusal(ground).get()));
        }
        return switch (ground) {
            case H2_MEMORY -> memory().database().target();
            case POSTGRESQL -> server().database().target();
            case CONNECTED -> bench.database().target();
        };
    }

    @Override
    public Deployment.Kind kind(DesignChoice design) {
        return design.design()
                .map(one -> (Deployment.Kind) new DesignKind(one, redis))
                .orElseGet(Rehearsal::orderService);
    }

    private OpenedLedger memory() {
        memory = memory == null ? targets().open(DatabaseChoice.of("h2:mem")) : memory;
        return memory;
    }

    private OpenedLedger server() {
        server = server == null ? targets().open(DatabaseChoice.of("postgres")) : server;
        return server;
    }

    private Targets targets() {
        return new Targets(DataFolder.at(bench.start().dataFolder()), Map.of());
    }

    @Override
    public synchronized void close() {
        redis.close();
        if (memory != null) {
            memory.close();
        }
        if (server != null) {
            server.close();
        }
    }
}
