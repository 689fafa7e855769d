package dev.onceledger.order;

/** Something that carries out requests: the service, or a copy of it with a fault planted. */
@FunctionalInterface
interface Orders {
    Answer handle(Request request, Steps steps);
}
