package dev.onceledger.timeline.run;

import dev.onceledger.order.CancelOrder;
import dev.onceledger.order.CancelRequest;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.Operation;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Request;
import dev.onceledger.timeline.NamedRequest;
import java.nio.charset.StandardCharsets;

/**
 * A request as it is handed to another process, which reads and judges it for itself.
 *
 * @param name such as {@code R0}
 * @param principal who sends it
 * @param key its idempotency key
 * @param orderId which order it cancels, or null if it places one
 * @param body as it is sent
 */
record Errand(String name, String principal, String key, String orderId, String body) {
    static Errand of(NamedRequest named) {
        Request request = named.request();
        String orderId = request.operation() instanceof CancelOrder cancel
                ? cancel.request().orderId()
                : null;
        return new Errand(
                named.name(), request.scope().principal(), request.scope().key(), orderId, named.body());
    }

    NamedRequest request(OrderSettings settings) {
        try {
            return new NamedRequest(
                    name, Request.of(principal, key, operation(settings), name), body, NamedRequest.Form.PLAIN);
        } catch (InvalidRequest impossible) {
            throw new IllegalStateException("a request that was valid when it was read is not", impossible);
        }
    }

    private Operation operation(OrderSettings settings) throws InvalidRequest {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return orderId == null
                ? new CreateOrder(OrderRequest.parse(bytes), settings.retryWhenOutOfStock())
                : new CancelOrder(CancelRequest.parse(orderId, bytes));
    }
}
