package dev.onceledger.design.checktheninsert;

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
import java.util.Optional;
import java.util.Set;

/** Looks whether the key is known, and if not does the work and writes it down; between the two stands nothing. */
public final class CheckThenInsertDesign implements Design {
    /** By which it is called. */
    public static final String NAME = "check-then-insert";

    private final Site site;

    /** A deployment on a site. */
    public CheckThenInsertDesign(Site site) {
        this.site = site;
        RememberedAnswers.create(site.database());
    }

    @Override
    public String name() {
        return NAME;
    }

    /** It never claims: between its look and its insert everybody may pass. */
    @Override
    public Set<Phase> phases() {
        return EnumSet.complementOf(EnumSet.of(Phase.CLAIMED));
    }

    @Override
    public Bilingual leavesOpen() {
        return new Bilingual(
                "two requests that both look before either has written are both carried out, and a key says nothing of the"
                        + " body it came with",
                "둘 다 쓰기 전에 조회한 두 요청은 둘 다 실행되고, 키는 함께 온 본문을 모른다");
    }

    @Override
    public Door door(LedgerDatabase database) {
        OrderAndCharge business = new OrderAndCharge(database, site);
        return (request, steps) -> {
            Visit.at(steps, Step.RECEIVED);
            Answer answer = request.key() == null ? Answers.keyMissing() : check(database, business, request, steps);
            Visit.at(steps, Step.ANSWERED);
            return answer;
        };
    }

    private Answer check(LedgerDatabase database, OrderAndCharge business, DesignRequest request, Steps steps) {
        Scope scope = Visit.scope(request);
        try {
            OrderRequest order = Visit.order(request);
            Optional<Answer> known =
                    RememberedAnswers.find(database, scope, site.settings().requestDeadline());
            Visit.at(steps, Step.RECORD_READ);
            if (known.isPresent()) {
                return known.get();
            }
            Answer answer =
                    business.run(scope, order, steps, (work, stored) -> RememberedAnswers.insert(work, scope, stored));
            Visit.at(steps, Step.REMEMBERED);
            return answer;
        } catch (InvalidRequest invalid) {
            return Answer.of(invalid.problem());
        } catch (RuntimeException exception) {
            return Answers.exception(exception);
        }
    }

    @Override
    public Keys keys() {
        long rows = RememberedAnswers.count(site.database());
        return new Keys(rows, 0, rows);
    }

    @Override
    public long retentionPasses() {
        return 0;
    }

    @Override
    public void clear() {
        RememberedAnswers.clear(site.database());
    }

    @Override
    public void close() {
        // The database is the site's.
    }
}
