package dev.onceledger.design.verdict;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.Design;
import dev.onceledger.design.DesignRequest;
import dev.onceledger.design.Door;
import dev.onceledger.design.Keys;
import dev.onceledger.design.Site;
import dev.onceledger.ledger.Scope;
import dev.onceledger.order.Answer;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.Steps;
import dev.onceledger.timeline.NamedRequest;
import dev.onceledger.timeline.run.Deployment;
import java.util.SortedMap;
import java.util.TreeMap;

/** A design that the clients of a timeline send to. */
final class DesignDeployment implements Deployment {
    private final Design design;
    private final Site site;

    DesignDeployment(Design design, Site site) {
        this.design = design;
        this.site = site;
    }

    @Override
    public Sender sender(LedgerDatabase client) {
        Door door = design.door(client);
        return (request, steps) -> send(door, request, steps);
    }

    private static Answer send(Door door, NamedRequest request, Steps steps) {
        Scope scope = request.request().scope();
        if (!scope.operation().equals(OrderRequest.OPERATION)) {
            throw new IllegalArgumentException("designs take orders only, and " + request.name() + " is none");
        }
        return door.handle(DesignRequest.of(scope.principal(), scope.key(), request.body()), steps);
    }

    @Override
    public SortedMap<String, Integer> counts() {
        Keys keys = design.keys();
        SortedMap<String, Integer> counts = new TreeMap<>();
        counts.put("charges", site.payments().charges().size());
        counts.put("keys", Math.toIntExact(keys.rows()));
        counts.put("stuck keys", Math.toIntExact(keys.inProgress()));
        return counts;
    }

    @Override
    public long retentionPasses() {
        return design.retentionPasses();
    }

    @Override
    public void clear() {
        design.clear();
        site.payments().clear();
    }

    @Override
    public void close() {
        design.close();
        site.redis().close();
    }
}
