package dev.onceledger.console.timelines;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import javax.imageio.ImageIO;

/** Runs as a picture, whole, at twice their size on the screen so that it is sharp in print. */
final class Picture {
    private static final double SCALE = 2;

    private Picture() {}

    /**
     * As a PNG file's bytes.
     *
     * @param runs side by side, of each what stands below each other
     */
    static byte[] png(List<List<Node>> runs, Color background) {
        BufferedImage all = together(
                runs.stream()
                        .map(run -> together(
                                run.stream()
                                        .map(part -> image(part, background))
                                        .toList(),
                                false))
                        .toList(),
                true);
        try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            ImageIO.write(all, "png", bytes);
            return bytes.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static BufferedImage together(List<BufferedImage> parts, boolean beside) {
        IntStream widths = parts.stream().mapToInt(BufferedImage::getWidth);
        IntStream heights = parts.stream().mapToInt(BufferedImage::getHeight);
        BufferedImage all = new BufferedImage(
                beside ? widths.sum() : widths.max().orElse(1),
                beside ? heights.max().orElse(1) : heights.sum(),
                BufferedImage.TYPE_INT_ARGB);
        Graphics2D onto = all.createGraphics();
        int at = 0;
        for (BufferedImage part : parts) {
            onto.drawImage(part, beside ? at : 0, beside ? 0 : at, null);
            at += beside ? part.getWidth() : part.getHeight();
        }
        onto.dispose();
        return all;
    }

    private static BufferedImage image(Node node, Color background) {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(SCALE, SCALE));
        parameters.setFill(background);
        WritableImage image = node.snapshot(parameters, null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] pixels = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        copy.setRGB(0, 0, width, height, pixels, 0, width);
        return copy;
    }
}
