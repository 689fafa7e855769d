package dev.onceledger.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.OrderWorld;
import dev.onceledger.testing.TestDatabase;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;

/** After each of these: no connection was taken, and no row is there. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class RefusedBeforeTheDatabase {
    static final String TYPE = "Content-Type: application/json\r\n";
    static final String KEY_LINE = "Idempotency-Key: " + OrderWorld.KEY + "\r\n";

    @Parameter
    TestDatabase kind;

    Served served;
    private long connectionsBefore;

    @BeforeParameterizedClassInvocation
    void open() {
        served = new Served(kind);
    }

    @AfterParameterizedClassInvocation
    void close() {
        served.close();
    }

    @BeforeEach
    void countConnections() {
        connectionsBefore = served.connectionsTaken();
    }

    @AfterEach
    void nothingTouchedTheDatabase() {
        assertThat(served.connectionsTaken()).isEqualTo(connectionsBefore);
        assertThat(served.world().records()).isZero();
        assertThat(served.world().orders()).isZero();
        assertThat(served.world().count("select count(*) from attempts")).isZero();
        assertThat(served.world().stockOf("A-10")).isEqualTo(10);
    }
}
