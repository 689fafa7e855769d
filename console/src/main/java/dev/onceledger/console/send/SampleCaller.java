package dev.onceledger.console.send;

import java.util.List;

/** A public sample token and whose it is; two tokens of one principal are one principal. */
record SampleCaller(String token, String principal) {
    /** Those who may order. */
    static final List<SampleCaller> ALL = List.of(
            new SampleCaller("demo-user-42", "user-42"),
            new SampleCaller("demo-user-42-phone", "user-42"),
            new SampleCaller("demo-user-43", "user-43"),
            new SampleCaller("demo-user-77", "user-77"),
            new SampleCaller("demo-partner-seoul", "partner-seoul"),
            new SampleCaller("demo-batch-import", "batch-import"));

    @Override
    public String toString() {
        return principal + "  (" + token + ")";
    }
}
