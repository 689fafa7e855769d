package dev.onceledger.http;

import dev.onceledger.database.Budget;
import dev.onceledger.ledger.Ledger;
import dev.onceledger.ledger.LedgerRecord;
import dev.onceledger.ledger.Scope;
import dev.onceledger.order.Answer;
import dev.onceledger.order.CancelRequest;
import dev.onceledger.order.Code;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.InvalidRequest;
import dev.onceledger.order.OrderLookup;
import dev.onceledger.order.OrderRequest;
import dev.onceledger.order.OrderView;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Shows a caller its own orders and ledger records; those of others are not found. */
final class LookupEndpoints {
    static final Set<String> KEY_PARAMETERS = Set.of("key", "operation");

    private static final Pattern ORDER_ID = Pattern.compile("[!-~]{1,64}"); // PostgreSQL takes no NUL
    private static final Duration AT_MOST = Duration.ofSeconds(5);
    private static final List<String> OPERATIONS = List.of(OrderRequest.OPERATION, CancelRequest.OPERATION);

    private final OrderLookup orders;
    private final Ledger ledger;
    private final RequestLimit limit;

    LookupEndpoints(OrderLookup orders, Ledger ledger, RequestLimit limit) {
        this.orders = orders;
        this.ledger = ledger;
        this.limit = limit;
    }

    Answer order(Incoming incoming, String orderId) throws Rejected {
        return find(incoming.principal(), orderId)
                .map(LookupEndpoints::json)
                .orElseThrow(() -> Rejected.with(
                        Code.NOT_FOUND,
                        "You have no order with this id.",
                        "Use the orderId of the answer that created the order, such as o-901."))
                .answer(200);
    }

    Answer key(Incoming incoming, String noId) throws Rejected, InvalidRequest {
        Scope scope = new Scope(incoming.principal(), operation(incoming.query()), key(incoming.query()));
        Optional<LedgerRecord> found = limit.within(() -> ledger.read(scope, Budget.of(AT_MOST)));
        return found.map(LookupEndpoints::json)
                .orElseThrow(() -> Rejected.with(
                        Code.NOT_FOUND,
                        "The ledger holds no record of this key of yours for " + scope.operation() + ".",
                        "A request still in progress has none yet. Sending it again with the same key is always safe."))
                .answer(200);
    }

    private Optional<OrderView> find(String principal, String orderId) throws Rejected {
        return ORDER_ID.matcher(orderId).matches()
                ? limit.within(() -> orders.find(principal, orderId, Budget.of(AT_MOST)))
                : Optional.empty();
    }

    private static String key(Query query) throws Rejected, InvalidRequest {
        String key = query.value("key")
                .orElseThrow(() -> Rejected.with(
                        Code.IDEMPOTENCY_KEY_MISSING,
                        "The query names no key.",
                        "Ask for /idempotency-keys?key=<the key that was sent>."));
        return IdempotencyKey.parse(List.of(key));
    }

    private static String operation(Query query) throws Rejected {
        String operation = query.value("operation").orElse(OrderRequest.OPERATION);
        if (!OPERATIONS.contains(operation)) {
            throw Rejected.with(
                    Code.INVALID_FIELD,
                    "There is no operation '" + operation + "'.",
                    "Ask for operation=" + String.join(" or operation=", OPERATIONS) + ".");
        }
        return operation;
    }

    private static Json json(OrderView order) {
        return new Json()
                .put("orderId", order.orderId())
                .put("status", order.status())
                .put("currency", order.currency())
                .put("items", order.items())
                .put("amount", order.amount())
                .put("giftWrap", order.giftWrap())
                .put("note", order.note())
                .put("createdAt", order.createdAt());
    }

    private static Json json(LedgerRecord record) {
        return new Json()
                .put("operation", record.scope().operation())
                .put("key", record.scope().key())
                .put("status", record.status())
                .put("fingerprint", record.fingerprint())
                .put("responseStatus", record.responseStatus())
                .put("resourceId", record.resourceId())
                .put("createdAt", record.createdAt())
                .put("expiresAt", record.expiresAt())
                .put("expiredAt", record.expiredAt());
    }
}
