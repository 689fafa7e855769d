package dev.onceledger.console.timelines;

import dev.onceledger.database.Target;
import dev.onceledger.testing.TestDatabase;
import java.util.Optional;

/** The tests' own databases where a window would start its own. */
final class TestGrounds implements Grounds {
    private final Target memory = TestDatabase.H2_MEMORY.target();
    private final Target server = TestDatabase.POSTGRESQL.target();

    @Override
    public Optional<String> refusal(Ground ground) {
        return Optional.empty();
    }

    @Override
    public Target open(Ground ground) {
        return ground == Ground.POSTGRESQL ? server : memory;
    }

    Target server() {
        return server;
    }

    @Override
    public void close() {
        // The tests' databases end with the tests.
    }
}
