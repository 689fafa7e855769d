package dev.onceledger.design;

import dev.onceledger.ledger.Scope;
import dev.onceledger.order.FinalRefusal;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.Step;
import dev.onceledger.order.Steps;
import java.nio.charset.StandardCharsets;

/** What designs do alike with a request on its way. */
public final class Visit {
    private Visit() {}

    /** Tells of a step outside of the business logic, where a business refusal has no place. */
    public static void at(Steps steps, Step step) {
        try {
            steps.at(step);
        } catch (FinalRefusal misplaced) {
            throw new IllegalStateException("a request cannot be refused for good at '" + step.text() + "'", misplaced);
        }
    }

    /** Under what an order of this request is written. */
    public static Scope scope(DesignRequest request) {
        return new Scope(request.principal(), OrderRequest.OPERATION, request.key());
    }

    /** The order that a body asks for. */
    public static OrderRequest order(DesignRequest request) throws InvalidRequest {
        return OrderRequest.parse(request.body().getBytes(StandardCharsets.UTF_8));
    }
}
