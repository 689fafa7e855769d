package dev.onceledger.order;

/** Told of every step that a request reaches, in the request's own thread; in production nobody listens. */
@FunctionalInterface
public interface Steps {
    /** Nobody listens. */
    Steps NONE = step -> {};

    /**
     * The request is at this step. Returning lets it go on; what is thrown here happens to the request at this place.
     *
     * @throws FinalRefusal to have the request refused for good from here
     */
    void at(Step step) throws FinalRefusal;

    /** The database calls the session that the coming steps run in by this id, until the transaction is over. */
    default void inSession(long id) {}

    /** Whether each step must really lie between two statements; otherwise statements may travel together. */
    default boolean watched() {
        return false;
    }
}
