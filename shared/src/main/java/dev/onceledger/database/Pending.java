package dev.onceledger.database;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * The result of a statement that may not have been sent yet.
 *
 * @param <T> what it yields
 */
public final class Pending<T> {
    private final UnitOfWork work;
    private T value;
    private boolean known;
    private final List<Consumer<T>> followers = new ArrayList<>(1);

    Pending(UnitOfWork work) {
        this.work = work;
    }

    /**
     * The result; sends what is queued if it has not arrived.
     *
     * @throws DatabaseFailure if any of what is sent fails
     */
    public T get() {
        if (!known) {
            work.send();
        }
        return value;
    }

    /** Whether the result is here already, so that asking costs nothing. */
    public boolean isKnown() {
        return known;
    }

    /** The same result in another form. */
    public <R> Pending<R> map(Function<? super T, ? extends R> form) {
        Pending<R> mapped = new Pending<>(work);
        whenArrived(result -> mapped.arrived(form.apply(result)));
        return mapped;
    }

    private void whenArrived(Consumer<T> follower) {
        if (known) {
            follower.accept(value);
        } else {
            followers.add(follower);
        }
    }

    void arrived(T result) {
        this.value = result;
        this.known = true;
        followers.forEach(follower -> follower.accept(result));
    }
}
