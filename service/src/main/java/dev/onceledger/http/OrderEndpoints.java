package dev.onceledger.http;

import dev.onceledger.order.Answer;
import dev.onceledger.order.CancelOrder;
import dev.onceledger.order.CancelRequest;
import dev.onceledger.order.CreateOrder;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.OrderService;
import dev.onceledger.order.OrderSettings;
import dev.onceledger.order.Request;
import dev.onceledger.order.Steps;
import dev.onceledger.order.Witness;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Places and cancels orders. */
final class OrderEndpoints {
    private static final Logger LOG = LoggerFactory.getLogger(OrderEndpoints.class);

    private final OrderService orders;
    private final OrderSettings settings;
    private final RequestLimit limit;
    private final Witness witness;

    OrderEndpoints(OrderService orders, OrderSettings settings, RequestLimit limit, Witness witness) {
        this.orders = orders;
        this.settings = settings;
        this.limit = limit;
        this.witness = witness;
    }

    Answer create(Incoming incoming, String noId) throws InvalidRequest {
        CreateOrder order = new CreateOrder(OrderRequest.parse(incoming.body()), settings.retryWhenOutOfStock());
        return carryOut(Request.of(incoming.principal(), incoming.key(), order, incoming.traceId()));
    }

    Answer cancel(Incoming incoming, String orderId) throws InvalidRequest {
        CancelOrder cancellation = new CancelOrder(CancelRequest.parse(orderId, incoming.body()));
        return carryOut(Request.of(incoming.principal(), incoming.key(), cancellation, incoming.traceId()));
    }

    private Answer carryOut(Request request) {
        try {
            return limit.within(() -> orders.handle(request, Steps.NONE));
        } catch (Rejected overloaded) {
            return witnessed(request, Answer.of(overloaded.problem()));
        } catch (RuntimeException unexpected) {
            LOG.error("request {} failed", request.traceId(), unexpected);
            return witnessed(request, Answer.of(HttpProblems.internal(settings.retryAfter(), request.traceId())));
        }
    }

    /** The order service never saw this answer; an operator must, for the key is known. */
    private Answer witnessed(Request request, Answer answer) {
        witness.answered(request, answer);
        return answer;
    }
}
