package dev.onceledger.console.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.onceledger.console.explain.NotCurl.Why;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CurlLineTest {
    @Test
    void aLineOverSeveralLinesIsReadAsAShellWould() throws NotCurl {
        CurlLine line = CurlLine.parse("""
                curl -i http://127.0.0.1:8080/orders \\
                  -H 'Authorization: Bearer demo-user-42' \\
                  -H "Idempotency-Key: \\"k-1\\"" \\
                  -HContent-Type:application/json \\
                  --data-raw '{"note":"it'\\''s @home"}'
                """);
        assertThat(line.method()).isEqualTo("POST");
        assertThat(line.url()).hasPath("/orders");
        assertThat(line.header("idempotency-key")).isEqualTo("\"k-1\"");
        assertThat(line.header("Content-Type")).isEqualTo("application/json");
        assertThat(line.body()).isEqualTo("{\"note\":\"it's @home\"}");
    }

    @Test
    void withoutDataItIsAGetAndAnEmptyWordIsAWord() throws NotCurl {
        assertThat(CurlLine.parse("curl localhost:8080/orders").method()).isEqualTo("GET");
        assertThat(CurlLine.parse("curl localhost/orders -d ''").method()).isEqualTo("POST");
        assertThat(CurlLine.parse("curl -X put localhost/orders -d 1 -d 2").body())
                .isEqualTo("1&2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            curl 'http://x/orders|OPEN_QUOTE|'
            curl "http://x/orders|OPEN_QUOTE|"
            curl http://x/orders -d $'a'|ANSI_QUOTE|$'
            curl http://x/orders -H|NO_VALUE|-H
            curl http://x/orders -F a=b|UNKNOWN_OPTION|-F
            curl http://x/orders --data @body.json|FILE|@body.json
            curl http://x/orders -H nocolon|HEADER|nocolon
            curl http://x/orders http://y|URL|http://y
            curl 'http://x/a b'|URL|http://x/a b
            """)
    void whatCannotBeReadIsNamed(String line, Why why, String word) {
        NotCurl wrong = catchThrowableOfType(NotCurl.class, () -> CurlLine.parse(line));
        assertThat(wrong.why()).isEqualTo(why);
        assertThat(wrong.word()).isEqualTo(word);
    }
}
