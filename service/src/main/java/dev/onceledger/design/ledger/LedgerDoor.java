package dev.onceledger.design.ledger;

import dev.onceledger.design.Answers;
import dev.onceledger.design.DesignRequest;
import dev.onceledger.design.Door;
import dev.onceledger.design.OrderAndCharge;
import dev.onceledger.design.PaymentProvider;
import dev.onceledger.design.Visit;
import dev.onceledger.order.Answer;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Request;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** The order service with the charge after it: also after a replay, for only the provider knows whether it was charged. */
final class LedgerDoor implements Door {
    private static final int CREATED = 201;
    private static final JsonMapper JSON = JsonMapper.shared();

    private final OrderService service;
    private final OrderSettings settings;
    private final PaymentProvider payments;

    LedgerDoor(OrderService service, OrderSettings settings, PaymentProvider payments) {
        this.service = service;
        this.settings = settings;
        this.payments = payments;
    }

    @Override
    public Answer handle(DesignRequest request, Steps steps) {
        Visit.at(steps, Step.RECEIVED);
        Answer answer = answer(request, steps);
        Visit.at(steps, Step.ANSWERED);
        return answer;
    }

    private Answer answer(DesignRequest request, Steps steps) {
        try {
            String key = IdempotencyKey.parse(request.key() == null ? List.of() : List.of(request.key()));
            OrderRequest order = Visit.order(request);
            CreateOrder operation = new CreateOrder(order, settings.retryWhenOutOfStock());
            Answer answer =
                    service.handle(Request.of(request.principal(), key, operation, null), new SharedPhases(steps));
            if (answer.status() == CREATED) {
                charge(request.principal(), order, answer);
                Visit.at(steps, Step.CHARGED);
            }
            return answer;
        } catch (InvalidRequest invalid) {
            return Answer.of(invalid.problem());
        } catch (RuntimeException exception) {
            return Answers.exception(exception);
        }
    }

    private void charge(String principal, OrderRequest order, Answer answer) {
        String orderId = JSON.readTree(answer.body()).path("orderId").stringValue();
        payments.charge(OrderAndCharge.charge("charge-" + orderId, principal, orderId, order));
    }
}
