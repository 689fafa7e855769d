package dev.onceledger.fingerprint;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** UTF-8 in both directions without the silent "?" that would let two different texts become one. */
final class StrictUtf8 {
    private StrictUtf8() {}

    static String decode(byte[] utf8) throws InvalidJson {
        ByteBuffer in = ByteBuffer.wrap(utf8);
        CharBuffer out = CharBuffer.allocate(utf8.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        String text = out.flip().toString();
        if (result.isError()) {
            int offset = in.position();
            throw malformedAt(
                    text,
                    String.format(
                            "The text is not UTF-8: byte 0x%02X at offset %d does not belong there",
                            utf8[offset] & 0xFF, offset));
        }
        if (text.startsWith("\uFEFF")) {
            throw malformedAt("", "The text starts with a byte order mark, which JSON does not allow");
        }
        return text;
    }

    static byte[] encode(String text) {
        try {
            ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
            byte[] exact = new byte[bytes.remaining()];
            bytes.get(exact);
            return exact;
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("The text holds half of a surrogate pair and has no UTF-8 form", e);
        }
    }

    static boolean hasLoneSurrogate(String text) {
        return text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }

    private static InvalidJson malformedAt(String goodPrefix, String reason) {
        int line = 1 + (int) goodPrefix.chars().filter(c -> c == '\n').count();
        int column = goodPrefix.length() - goodPrefix.lastIndexOf('\n');
        return new InvalidJson(InvalidJson.Kind.MALFORMED, line, column, "", reason);
    }
}
