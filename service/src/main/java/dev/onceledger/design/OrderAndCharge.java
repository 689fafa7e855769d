package dev.onceledger.design;

import dev.onceledger.database.Budget;
import dev.onceledger.database.DatabaseFailure;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.database.UnitOfWork;
import dev.onceledger.ledger.LedgerClock;
import dev.onceledger.ledger.Scope;
import dev.onceledger.ledger.StoredAnswer;
import dev.onceledger.order.Answer;
import dev.onceledger.order.FinalRefusal;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import dev.onceledger.order.UnguardedOrder;
import java.time.Instant;
import java.util.function.BiConsumer;

/**
 * The business logic of the articles' servers: one transaction writes order and stock, the card is charged inside it, and then
 * it commits. What rolls back afterwards does not take the charge with it.
 */
public final class OrderAndCharge {
    /** The code of an answer that the database's UNIQUE (user, key) enforced. */
    public static final String SECOND_GUARD = "ORDER_EXISTS_FOR_KEY";

    /** Does nothing more before the commit. */
    public static final BiConsumer<UnitOfWork, StoredAnswer> NOTHING_MORE = (work, answer) -> {};

    private final LedgerDatabase database;
    private final LedgerClock clock;
    private final OrderSettings settings;
    private final PaymentProvider payments;

    /** The business logic of a site for one client's database. */
    public OrderAndCharge(LedgerDatabase database, Site site) {
        this.database = database;
        this.clock = site.clock();
        this.settings = site.settings();
        this.payments = site.payments();
    }

    /**
     * Places and charges an order.
     *
     * @param beforeCommit what else belongs into the transaction
     * @return 201, or the refusal of a business rule, for which nothing is changed
     * @throws DatabaseFailure if the database fails; nothing of the order is committed then, except where it says so
     */
    public Answer run(Scope scope, OrderRequest order, Steps steps, BiConsumer<UnitOfWork, StoredAnswer> beforeCommit) {
        Budget budget = Budget.of(settings.requestDeadline());
        // Each statement alone: joined, the order's insert would be judged only after the card is charged.
        try (UnitOfWork work = database.begin(budget, true)) {
            Instant now = clock.now(work).get();
            StoredAnswer answer = UnguardedOrder.place(work, scope, order, now, steps);
            steps.at(Step.WORKED);
            payments.charge(charge(null, scope.principal(), answer.resourceId(), order));
            steps.at(Step.CHARGED);
            beforeCommit.accept(work, answer);
            steps.at(Step.BEFORE_COMMIT);
            work.commit();
            steps.at(Step.COMMITTED);
            return Answers.first(answer);
        } catch (FinalRefusal refusal) {
            return Answer.of(refusal.problem());
        } catch (DatabaseFailure failure) {
            if (failure.violates("orders_one_per_key")) {
                return Answers.error(409, SECOND_GUARD, "The database holds an order of this user and key already.");
            }
            throw failure;
        }
    }

    /** What the provider is asked for. */
    public static PaymentProvider.Charge charge(
            String providerKey, String principal, String orderId, OrderRequest order) {
        return new PaymentProvider.Charge(
                providerKey, principal, orderId, order.currency().name(), order.amount());
    }
}
