package dev.onceledger.console.send;

import dev.onceledger.console.send.Sent.Reply;
import dev.onceledger.console.service.ServiceModel;
import dev.onceledger.console.shell.ContactModel;
import dev.onceledger.console.shell.Problems;
import dev.onceledger.console.shell.Workbench;
import dev.onceledger.console.text.Times;
import dev.onceledger.console.work.Background;
import dev.onceledger.database.LedgerDatabase;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The requests that were sent, the newest first, and the {@link DraftModel} of the next. */
public final class SendModel {
    private final ServiceModel service;
    private final DraftModel draft;
    private final LedgerDatabase database;
    private final ContactModel contact;
    private final Background background;
    private final Times times;
    private final Sender sender = new Sender();
    private final Runnable wrote;
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ObservableList<Sent> rows = FXCollections.observableArrayList();
    private int sent;

    /** A new order under a new key, to begin with. */
    public SendModel(Workbench bench) {
        this.service = bench.model(ServiceModel.class, ServiceModel::new);
        this.draft = new DraftModel(service);
        this.database = bench.database();
        this.contact = bench.contact();
        this.background = bench.background();
        this.times = bench.times();
        this.wrote = bench::wrote;
    }

    /**
     * Writes a request under a key that the ledger knows, and opens the panel.
     *
     * @param content the body, or null to leave what stands there
     */
    public void prefill(String principal, String existingKey, String content) {
        draft.prefill(principal, existingKey, content);
        service.sendingProperty().set(true);
    }

    /** Sends the same request so many times at the same moment. */
    void sendAtOnce(int times) {
        draft.call(problem).ifPresent(call -> dispatch(call, times, this::answers));
    }

    /** Sends the request, and the same again once its answer is there. */
    void sendTwice() {
        draft.call(problem)
                .ifPresent(call -> dispatch(call, 1, (first, all) -> {
                    CompletableFuture<Void> answered = answers(first, all);
                    answered.thenRun(() -> background.show(() -> dispatch(call, 1, this::answers)));
                    return answered;
                }));
    }

    /** Sends the request and hangs up before the answer; what became of it is unknown until it is looked up. */
    void sendAndDrop() {
        draft.call(problem)
                .ifPresent(call -> dispatch(call, 1, (first, all) -> {
                    Sent one = all.get(0);
                    Reply reply = sender.sendAndDrop(call);
                    background.show(() -> replace(one.answered(reply)));
                    return CompletableFuture.completedFuture(null);
                }));
    }

    /** Asks the service what the ledger holds under the key of a request, and the database what is committed. */
    void lookUp(Sent row) {
        sender.send(row.call().lookUp()).thenAccept(found -> shown(row.lookedUp(found)));
    }

    private void dispatch(OrderCall call, int times, BiFunction<OrderCall, List<Sent>, CompletableFuture<Void>> send) {
        int first = sent + 1;
        sent += times;
        List<Sent> all = Stream.iterate(first, number -> number + 1)
                .limit(times)
                .map(number -> new Sent(number, call, this.times.now(), null, null, null, null))
                .toList();
        all.forEach(one -> rows.add(0, one));
        boolean known = !contact.isLost();
        background.run(
                () -> known ? committedIfKnown(call) : null,
                before -> {
                    List<Sent> counted =
                            all.stream().map(one -> one.counted(before)).toList();
                    counted.forEach(this::replace);
                    work(() -> {
                        send.apply(call, counted);
                        return null;
                    });
                },
                this::failed);
    }

    private CompletableFuture<Void> answers(OrderCall call, List<Sent> all) {
        return CompletableFuture.allOf(all.stream()
                .map(one -> sender.send(call.request()).thenAccept(reply -> shown(one.answered(reply))))
                .toArray(CompletableFuture[]::new));
    }

    /** Shows an answer as soon as it is there: what is committed may be long in coming where the database has gone. */
    private void shown(Sent told) {
        background.show(() -> {
            replace(told);
            if (rows.stream().allMatch(row -> row.reply() != null)) {
                wrote.run();
            }
            if (!contact.isLost()) {
                work(() -> told.committed(committedIfKnown(told.call())));
            }
        });
    }

    /** Does it in the background and shows the row that comes of it, if one does. */
    private void work(Callable<Sent> later) {
        background.run(later, row -> Optional.ofNullable(row).ifPresent(this::replace), this::failed);
    }

    private Committed committed(OrderCall call) {
        return Committed.read(database, call.scope());
    }

    /** A request is sent and its answer shown even where what was committed cannot be read. */
    private Committed committedIfKnown(OrderCall call) {
        try {
            return committed(call);
        } catch (RuntimeException unreadable) {
            background.<Committed>run(
                    () -> {
                        throw unreadable;
                    },
                    none -> {},
                    this::failed);
            return null;
        }
    }

    private void replace(Sent row) {
        if (row.reply() != null) {
            draft.made(row.reply().orderId());
        }
        rows.replaceAll(old -> old.number() == row.number() ? row : old);
    }

    private void failed(Exception why) {
        problem.set(Problems.inPlainWords(why));
    }

    ObservableList<Sent> rows() {
        return rows;
    }

    DraftModel draft() {
        return draft;
    }

    /** What keeps requests from being sent, as a text's key, or what went wrong in words; empty while nothing does. */
    String problem(ServiceModel.State service) {
        return switch (service) {
            case RUNNING -> problem.get();
            case READ_ONLY -> "send.problem.readOnly";
            case OFF, STARTING, STOPPING, FAILED -> "send.problem.off";
        };
    }

    ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }
}
