package dev.onceledger.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.onceledger.console.shell.Place;
import dev.onceledger.console.shell.Screenshots;
import dev.onceledger.database.LedgerDatabase;
import dev.onceledger.testing.TestDatabase;
import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

class ScreenshotsTest {
    @TempDir
    Path folder;

    @Test
    void everyPlaceIsDrawnInBothLanguagesAndThemes() throws Exception {
        LedgerDatabase filled = SampleLedger.fill(TestDatabase.H2_MEMORY.open(), 40);
        CountDownLatch closed = new CountDownLatch(1);
        FxToolkit.registerPrimaryStage();
        Files.writeString(folder.resolve("console.properties"), "welcome=seen\n");
        Path pictures = folder.resolve("pictures");
        ConsoleStart start =
                new ConsoleStart("test ledger", () -> filled, Environment.LOCAL, false, "tester", folder, false);
        FxToolkit.setupFixture(() -> new Screenshots(start, pictures, false, closed::countDown).take(new Stage()));
        Awaitility.await("pictures").atMost(Duration.ofMinutes(4)).until(() -> closed.getCount() == 0);
        for (Place place : Place.ALL) {
            BufferedImage english = read(pictures, place.name() + "-en.png");
            BufferedImage korean = read(pictures, place.name() + "-ko.png");
            BufferedImage dark = read(pictures, place.name() + "-en-dark.png");
            assertThat(brightness(english)).as(place.name()).isGreaterThan(0.8);
            assertThat(brightness(read(pictures, place.name() + "-ko-dark.png")))
                    .isLessThan(0.3);
            assertThat(brightness(dark)).as(place.name() + " dark").isLessThan(0.3);
            assertThat(differing(english, korean))
                    .as(place.name() + " in two languages")
                    .isPositive();
        }
    }

    private static BufferedImage read(Path folder, String name) throws Exception {
        File file = folder.resolve(name).toFile();
        assertThat(Files.size(file.toPath())).as(name).isLessThan(200_000);
        BufferedImage image = ImageIO.read(file);
        assertThat(image.getWidth()).isEqualTo(1180);
        assertThat(image.getHeight()).isEqualTo(720);
        return image;
    }

    /** From 0, black, to 1, white. */
    private static double brightness(BufferedImage image) {
        long sum = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                sum += image.getRGB(x, y) & 0xff;
            }
        }
        return sum / 255.0 / image.getWidth() / image.getHeight();
    }

    private static int differing(BufferedImage one, BufferedImage other) {
        int differing = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                differing += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
            }
        }
        return differing;
    }
}
