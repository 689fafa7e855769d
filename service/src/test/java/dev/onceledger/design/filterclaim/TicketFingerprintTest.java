package dev.onceledger.design.filterclaim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TicketFingerprintTest {
    private static final String PATH = "/api/v1/screenings/7/tickets";

    private static String of(String token, String body) {
        return TicketFingerprint.of("POST", PATH, token, body.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theOrderOfMembersAndWhiteSpaceDoNotMatterAtAnyDepth() {
        assertThat(of("t", "{\"b\":{\"y\":1,\"x\":[2,{\"d\":1,\"c\":2}]},\"a\":1}"))
                .isEqualTo(of("t", "{ \"a\":1, \"b\":{\"x\":[2,{\"c\":2,\"d\":1}],\"y\":1} }"));
    }

    @Test
    void theOrderOfAnArrayMatters() {
        assertThat(of("t", "[1,2]")).isNotEqualTo(of("t", "[2,1]"));
    }

    @Test
    void eachOfTheFourPartsMatters() {
        byte[] body = "{}".getBytes(StandardCharsets.UTF_8);
        String base = TicketFingerprint.of("POST", PATH, "t", body);
        assertThat(TicketFingerprint.of("PUT", PATH, "t", body)).isNotEqualTo(base);
        assertThat(TicketFingerprint.of("POST", PATH + "/", "t", body)).isNotEqualTo(base);
        assertThat(TicketFingerprint.of("POST", PATH, "u", body)).isNotEqualTo(base);
        assertThat(of("t", "[]")).isNotEqualTo(base);
    }

    /** Made outside of the code: sha256 of the four lines, the last the body's own hash in hex. */
    @Test
    void isTheHashOfFourLines() {
        assertThat(of(" t ", "{ }")).isEqualTo("a5bfe41dbcb045584d93252e272347f5e43d260a6c858ab7dc7a02610144a634");
    }

    @Test
    void whatTheLedgersFingerprintTellsApartThisOneMixesUpOrSplits() {
        assertThat(of("t", "{\"amount\":12000}")).isNotEqualTo(of("t", "{\"amount\":12000.0}"));
        assertThat(of("t", "{\"n\":0.1}")).isEqualTo(of("t", "{\"n\":0.10000000000000000001}"));
    }

    @Test
    void aBodyThatIsNoJsonHasNone() {
        assertThatThrownBy(() -> of("t", "quantity=1")).isInstanceOf(IllegalArgumentException.class);
    }
}
