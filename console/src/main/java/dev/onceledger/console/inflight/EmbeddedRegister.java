package dev.onceledger.console.inflight;

import dev.onceledger.order.Register;
import java.util.List;

/** The register of the service in this window. */
final class EmbeddedRegister implements RegisterReader {
    private final Register register;

    EmbeddedRegister(Register register) {
        this.register = register;
    }

    @Override
    public List<Registered> read() {
        return register.list().stream()
                .map(one -> new Registered(
                        one.scope(),
                        one.attempt(),
                        one.step().text(),
                        one.since(),
                        one.stepSince(),
                        one.traceId(),
                        one.session()))
                .toList();
    }

    @Override
    public String place() {
        return "";
    }
}
