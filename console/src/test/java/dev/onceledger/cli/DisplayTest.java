package dev.onceledger.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DisplayTest {
    private static final String ALL = "libgtk-3.so.0 (libc6) libXtst.so.6 libpangoft2-1.0.so.0";
    private static final Map<String, String> SCREEN = Map.of("DISPLAY", ":0");

    @Test
    void withoutADisplayItSaysWhatGivesOne() {
        assertThat(new Display(true, Map.of(), ALL).missing().orElseThrow())
                .contains("DISPLAY is not set", "xvfb")
                .doesNotContain("\n");
    }

    @Test
    void aMissingLibraryIsNamedWithItsPackage() {
        assertThat(new Display(true, SCREEN, "libXtst.so.6 libpangoft2-1.0.so.0")
                        .missing()
                        .orElseThrow())
                .contains("libgtk-3.so.0", "apt-get install libgtk-3-0")
                .doesNotContain("libxtst6");
    }

    @Test
    void whatCannotBeAskedIsNotHeldAgainstTheMachine() {
        assertThat(new Display(true, SCREEN, "").missing()).isEmpty();
        assertThat(new Display(true, SCREEN, ALL).missing()).isEmpty();
        assertThat(new Display(false, Map.of(), "").missing()).isEmpty();
    }
}
