package dev.onceledger.console.send;

import dev.onceledger.console.service.ServiceModel;
import dev.onceledger.http.OrderServer;
import dev.onceledger.order.IdempotencyKey;
import dev.onceledger.order.InvalidRequest;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** A request that is being written. */
final class DraftModel {
    private final ServiceModel service;
    private final ObjectProperty<Act> act = new SimpleObjectProperty<>(Act.CREATE);
    private final StringProperty orderId = new SimpleStringProperty("");
    private final ObjectProperty<SampleCaller> caller = new SimpleObjectProperty<>(SampleCaller.ALL.get(0));
    private final StringProperty key = new SimpleStringProperty("");
    private final StringProperty body = new SimpleStringProperty("");

    /** A new order under a new key, to begin with. */
    DraftModel(ServiceModel service) {
        this.service = service;
        choose(SampleBody.CREATE);
    }

    /** One under a key that the ledger knows; {@code content} null leaves the body that stands there. */
    void prefill(String principal, String existingKey, String content) {
        SampleCaller.ALL.stream()
                .filter(one -> one.principal().equals(principal))
                .findFirst()
                .ifPresent(caller::set);
        act.set(Act.CREATE);
        key.set(existingKey);
        if (content != null) {
            body.set(content);
        }
    }

    /** Writes one of the samples, with the caller and the key of its story. */
    void choose(SampleBody sample) {
        act.set(sample == SampleBody.CANCEL ? Act.CANCEL : Act.CREATE);
        body.set(sample.text());
        SampleCaller.ALL.stream()
                .filter(one -> one.token().equals(sample.token()))
                .findFirst()
                .ifPresent(caller::set);
        if (sample.key() == null) {
            newKey();
        } else {
            key.set(sample.key());
        }
    }

    /** A key that nobody has used. */
    void newKey() {
        key.set(UUID.randomUUID().toString());
    }

    /** The order that has just been made is the one that would be cancelled next. */
    void made(String order) {
        if (!order.isEmpty() && act.get() == Act.CREATE) {
            orderId.set(order);
        }
    }

    /** What is to be sent, or empty with the key of a text that says why nothing can be. */
    Optional<OrderCall> call(ReadOnlyStringWrapper problem) {
        Optional<URI> uri = service.server().map(OrderServer::uri);
        String wrong = uri.isEmpty() ? "send.problem.off" : mistake();
        problem.set(wrong);
        return wrong.isEmpty() ? uri.map(this::to) : Optional.empty();
    }

    private String mistake() {
        if (act.get() == Act.CANCEL && orderId.get().isBlank()) {
            return "send.problem.order";
        }
        try {
            IdempotencyKey.parse(List.of(key.get()));
            return "";
        } catch (InvalidRequest invalid) {
            return "send.problem.key";
        }
    }

    private OrderCall to(URI uri) {
        return new OrderCall(uri, act.get(), orderId.get().strip(), caller.get(), key.get(), body.get());
    }

    /** The request as a line for a shell, with the address of the service where it runs. */
    String curl() {
        return to(service.server().map(OrderServer::uri).orElse(URI.create("http://127.0.0.1:8080")))
                .curl();
    }

    ObjectProperty<Act> actProperty() {
        return act;
    }

    /** The order to cancel. */
    StringProperty orderIdProperty() {
        return orderId;
    }

    ObjectProperty<SampleCaller> callerProperty() {
        return caller;
    }

    StringProperty keyProperty() {
        return key;
    }

    StringProperty bodyProperty() {
        return body;
    }
}
