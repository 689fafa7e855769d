package dev.onceledger.database;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Rewrites the two file headers of an H2 database so that they say format 1, which versions before 2.0 wrote. */
final class H2FormatForTests {
    private static final int BLOCK = 4096;

    private H2FormatForTests() {}

    static void age(Path file) throws IOException {
        byte[] content = Files.readAllBytes(file);
        for (int start : new int[] {0, BLOCK}) {
            String header = new String(content, start, BLOCK, StandardCharsets.ISO_8859_1);
            String aged = header.substring(0, header.indexOf(",fletcher:")).replaceFirst("format:\\d+", "format:1");
            byte[] bytes = aged.getBytes(StandardCharsets.ISO_8859_1);
            String whole = aged + ",fletcher:" + Integer.toHexString(fletcher32(bytes)) + "\n";
            Arrays.fill(content, start, start + BLOCK, (byte) 0);
            byte[] rewritten = whole.getBytes(StandardCharsets.ISO_8859_1);
            System.arraycopy(rewritten, 0, content, start, rewritten.length);
        }
        Files.write(file, content);
    }

    /** Fletcher's checksum over 16-bit words, as H2 computes it; an odd last byte counts as the high half. */
    private static int fletcher32(byte[] bytes) {
        int one = 0xffff;
        int two = 0xffff;
        int at = 0;
        int even = bytes.length / 2 * 2;
        while (at < even) {
            for (int end = Math.min(at + 720, even); at < end; ) {
                int word = ((bytes[at++] & 0xff) << 8) | (bytes[at++] & 0xff);
                one += word;
                two += one;
            }
            one = (one & 0xffff) + (one >>> 16);
            two = (two & 0xffff) + (two >>> 16);
        }
        if (even < bytes.length) {
            one += (bytes[even] & 0xff) << 8;
            two += one;
        }
        one = (one & 0xffff) + (one >>> 16);
        two = (two & 0xffff) + (two >>> 16);
        return (two << 16) | one;
    }
}
