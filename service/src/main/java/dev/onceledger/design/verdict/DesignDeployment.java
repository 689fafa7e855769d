package dev.onceledger.design.verdict;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.Design;
import dev.onceledger.design.DesignRequest;
import dev.onceledger.design.Door;
import dev.onceledger.design.Keys;
import dev.onceledger.design.Phase;
import dev.onceledger.design.Site;
import dev.onceledger.design.redis.RedisServer;
import dev.onceledger.design.redis.RedisUnavailable;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.Step;
import dev.onceledger.timeline.Bilingual;
import dev.onceledger.timeline.DeployedDesign;
import dev.onceledger.timeline.Inside;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.Unreachable;
import dev.onceledger.timeline.run.Deployment;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/** A design that the clients of a timeline send to. */
final class DesignDeployment implements Deployment {
    private final Design design;
    private final Site site;
    private final Optional<RedisServer> mortal;
    private final Exchanges exchanges = new Exchanges();

    /**
     * A design deployed on a site.
     *
     * @param mortal the Redis that was started for this run alone, if one was; stopped with it
     */
    DesignDeployment(Design design, Site site, Optional<RedisServer> mortal) {
        this.design = design;
        this.site = site;
        this.mortal = mortal;
    }

    @Override
    public Sender sender(LedgerDatabase client) {
        Door door = design.door(client);
        return (request, steps) -> exchanges.of(request, () -> door.handle(asSent(request), steps));
    }

    private static DesignRequest asSent(NamedRequest named) {
        String principal = named.request().scope().principal();
        String key = named.form().keyless() ? null : named.request().scope().key();
        return new DesignRequest(principal, key, named.body(), named.form().trailingSlash());
    }

    @Override
    public Optional<Bilingual> refusal(NamedRequest request) {
        String operation = request.request().scope().operation();
        return operation.equals(OrderRequest.OPERATION)
                ? Optional.empty()
                : Optional.of(new Bilingual(
                        "designs take orders only, and " + request.name() + " is a " + operation
                                + "; leave --design away to run this on the order service",
                        "설계는 주문만 받는데 " + request.name() + " 요청은 " + operation + "입니다. --design 없이 주문 서비스에서 실행하세요"));
    }

    /** What a store that is away keeps can't be counted. */
    @Override
    public SortedMap<String, Integer> counts() {
        SortedMap<String, Integer> counts = new TreeMap<>();
        counts.put("charges", site.payments().charges().size());
        try {
            Keys keys = design.keys();
            counts.put("keys", Math.toIntExact(keys.rows()));
            // A request that is on its way has its key in progress by right.
            counts.put("stuck keys", Math.max(0, Math.toIntExact(keys.inProgress()) - exchanges.underWay()));
            counts.put("endless keys", Math.toIntExact(keys.endless()));
        } catch (RedisUnavailable away) {
            return counts;
        }
        return counts;
    }

    @Override
    public long retentionPasses() {
        return whereReachable(design::retentionPasses);
    }

    @Override
    public long keysExpire() {
        return whereReachable(design::keysExpire);
    }

    private static long whereReachable(LongSupplier forgetting) {
        try {
            return forgetting.getAsLong();
        } catch (RedisUnavailable away) {
            return 0;
        }
    }

    @Override
    public boolean redis(boolean up) throws Unreachable {
        try {
            mortal.ifPresent(up ? RedisServer::startAgain : RedisServer::close);
        } catch (UncheckedIOException failed) {
            throw new Unreachable(new Bilingual(
                    failed.getMessage(), (up ? "Redis가 다시 시작되지 않았습니다: " : "Redis가 멈추지 않았습니다: ") + failed.getMessage()));
        }
        site.redis().reconnect();
        return mortal.isPresent();
    }

    @Override
    public Inside inside(Step step) {
        return design.inside(step);
    }

    @Override
    public Optional<DeployedDesign> design() {
        Map<Step, Boolean> phases = new LinkedHashMap<>();
        for (Phase phase : Phase.values()) {
            phases.put(phase.step(), design.phases().contains(phase));
        }
        Map<Step, Inside> inside = new EnumMap<>(Step.class);
        for (Step step : Step.values()) {
            inside.put(step, design.inside(step));
        }
        return Optional.of(new DeployedDesign(
                design.name(),
                phases,
                inside,
                design.leavesOpen(),
                AnswerJudge.wrong(site.database(), exchanges.all())));
    }

    @Override
    public void clear() {
        design.clear();
        site.payments().clear();
        exchanges.clear();
    }

    @Override
    public void close() {
        design.close();
        site.redis().close();
        mortal.ifPresent(RedisServer::close);
    }
}
