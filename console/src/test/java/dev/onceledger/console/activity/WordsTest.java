package dev.onceledger.console.activity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.browse.ActivityRow;
import dev.onceledger.console.text.Language;
import dev.onceledger.console.text.Texts;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class WordsTest {
    private final Words korean = new Words(new Texts(Language.KOREAN));

    @Test
    void anActionOfTheConsoleIsSaidInTheLanguageChosenWithTheNameThatTheSearchFindsBesideIt() {
        assertThat(korean.what(row(ActivityRow.Kind.OPERATOR, "reveal-body", null)))
                .isEqualTo("본문 공개");
        assertThat(korean.whole(row(ActivityRow.Kind.OPERATOR, "reveal-body", null)))
                .isEqualTo("본문 공개  (reveal-body)");
    }

    @Test
    void whatAnotherProgramWroteKeepsItsName() {
        assertThat(korean.whole(row(ActivityRow.Kind.OPERATOR, "purge-by-hand", null)))
                .isEqualTo("purge-by-hand");
    }

    @Test
    void anAttemptIsItsStatusAndItsCode() {
        assertThat(korean.whole(row(ActivityRow.Kind.ATTEMPT, "UNKNOWN_SKU", 422)))
                .isEqualTo("422  UNKNOWN_SKU");
    }

    private static ActivityRow row(ActivityRow.Kind kind, String what, Integer status) {
        return new ActivityRow(
                kind, 1, Instant.EPOCH, "minji.kim", what, null, status, null, null, null, null, null, null);
    }
}
