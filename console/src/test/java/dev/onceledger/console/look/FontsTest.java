package dev.onceledger.console.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;

class FontsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"plain", "with blanks", "ä 한글", "100%25"})
    void aFontIsReadWhereItIsWhateverItsFolderIsCalled(String name) throws Exception {
        FxToolkit.registerPrimaryStage();
        Path file = Files.createDirectory(folder.resolve(name)).resolve("some.otf");
        try (InputStream in =
                Fonts.class.getResourceAsStream("/dev/onceledger/console/fonts/pretendard/Pretendard-Regular.otf")) {
            Files.copy(in, file);
        }
        assertThat(Fonts.inPlace(file)).isNotNull();
        assertThat(Fonts.inPlace(folder)).isNull();
    }
}
