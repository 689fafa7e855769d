package dev.onceledger.console.shell;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/** What a scene looks like, as a PNG file pixel for pixel. */
final class Picture {
    private final BufferedImage image;

    private Picture(BufferedImage image) {
        this.image = image;
    }

    static Picture of(Scene scene) {
        WritableImage seen = scene.snapshot(null);
        int width = (int) seen.getWidth();
        int height = (int) seen.getHeight();
        // No transparency: a window has none, and files are a third smaller.
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        PixelReader pixels = seen.getPixelReader();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, pixels.getArgb(x, y));
            }
        }
        return new Picture(image);
    }

    /**
     * Writes it.
     *
     * @throws UncheckedIOException if the file cannot be written
     */
    void writeTo(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            ImageIO.write(image, "png", file.toFile());
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }
}
