package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.look.Look;
import dev.onceledger.console.look.StatusPill;
import dev.onceledger.console.look.Theme;
import dev.onceledger.console.text.Language;
import dev.onceledger.console.text.Texts;
import dev.onceledger.ledger.Status;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.layout.VBox;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

class StatusPillTest {
    @ParameterizedTest
    @EnumSource
    void everyStatusIsReadableAndHasAWordAndAShapeOfItsOwn(Theme theme) throws Exception {
        FxToolkit.registerPrimaryStage();
        WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> {
            Texts texts = new Texts(Language.ENGLISH);
            VBox box = new VBox();
            Stream.of(Status.values())
                    .map(status -> new StatusPill(status, texts))
                    .forEach(box.getChildren()::add);
            Scene scene = new Scene(box);
            new Look(theme, 1).dress(scene);
            box.applyCss();
            Set<String> words = new HashSet<>();
            box.getChildren().forEach(node -> {
                StatusPill pill = (StatusPill) node;
                assertThat(Contrast.of(pill)).as(theme + " " + pill.getText()).isGreaterThanOrEqualTo(4.5);
                assertThat(words.add(pill.getText())).isTrue();
            });
            assertThat(Stream.of(Status.values()).map(StatusPill::icon)).doesNotHaveDuplicates();
        }));
    }
}
