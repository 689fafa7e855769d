package dev.onceledger.design.unprotected;

import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.design.Answers;
import dev.onceledger.design.Design;
import dev.onceledger.design.DesignRequest;
import dev.onceledger.design.Door;
import dev.onceledger.design.Keys;
import dev.onceledger.design.OrderAndCharge;
import dev.onceledger.design.Phase;
import dev.onceledger.design.Site;
import dev.onceledger.design.Visit;
import dev.onceledger.ledger.Scope;
import dev.onceledger.order.Answer;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import dev.onceledger.timeline.Bilingual;
import java.util.EnumSet;
import java.util.Set;

/** Carries out whatever comes, as often as it comes. */
public final class Unprotected implements Design {
    /** By which it is called. */
    public static final String NAME = "unprotected";

    private final Site site;

    /** A deployment on a site. */
    public Unprotected(Site site) {
        this.site = site;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Set<Phase> phases() {
        return EnumSet.of(Phase.RECEIVED, Phase.WORKED, Phase.CHARGED, Phase.ANSWERED);
    }

    @Override
    public Bilingual leavesOpen() {
        return new Bilingual(
                "everything: a request that is sent again is a new order and a new charge",
                "전부. 다시 보낸 요청은 새 주문이고 새 결제다");
    }

    @Override
    public Door door(LedgerDatabase database) {
        OrderAndCharge business = new OrderAndCharge(database, site);
        return (request, steps) -> {
            Visit.at(steps, Step.RECEIVED);
            Answer answer = carryOut(business, request, steps);
            Visit.at(steps, Step.ANSWERED);
            return answer;
        };
    }

    private static Answer carryOut(OrderAndCharge business, DesignRequest request, Steps steps) {
        try {
            OrderRequest order = Visit.order(request);
            // Nobody looks at the key; it is written to the row only to tell which request the order came from.
            Scope unread = new Scope(request.principal(), OrderRequest.OPERATION, String.valueOf(request.key()));
            return business.run(unread, order, steps, OrderAndCharge.NOTHING_MORE);
        } catch (InvalidRequest invalid) {
            return Answer.of(invalid.problem());
        } catch (RuntimeException exception) {
            return Answers.exception(exception);
        }
    }

    @Override
    public Keys keys() {
        return Keys.NONE;
    }

    @Override
    public long retentionPasses() {
        return 0;
    }

    @Override
    public void clear() {
        // Nothing is kept.
    }

    @Override
    public void close() {
        // Nothing is held.
    }
}
