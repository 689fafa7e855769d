package dev.onceledger.http;

import static dev.onceledger.testing.OrderWorld.KEY;
import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.testing.TestDatabase;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(TestDatabase.class)
class OrdersOverHttpTest {
    @Parameter
    TestDatabase kind;

    private Served served;

    @BeforeEach
    void open() {
        served = new Served(kind);
    }

    @AfterEach
    void close() {
        served.close();
    }

    @Test
    void anOrderIsCreatedOnceAndItsRepetitionGetsTheSameBytes() {
        HttpResponse<String> first = served.order();
        assertThat(first.statusCode()).isEqualTo(201);
        assertThat(first.headers().firstValue("Location")).contains("/orders/o-901");
        assertThat(first.headers().firstValue("Content-Type")).contains("application/json");
        assertThat(first.headers().map()).doesNotContainKeys("idempotent-replayed", "set-cookie");
        HttpResponse<String> again = served.order();
        assertThat(again.statusCode()).isEqualTo(201);
        assertThat(again.headers().firstValue("Idempotent-Replayed")).contains("true");
        assertThat(again.headers().firstValue("Location")).contains("/orders/o-901");
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(served.world().orders()).isEqualTo(1);
        assertThat(served.world().statusOf(KEY)).isEqualTo("SUCCEEDED");
    }
}
