package dev.onceledger.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;

/** A stream that remembers why it could not be written to: printers forget that, and half a report would look like a whole one. */
final class StandardOutput extends FilterOutputStream {
    private volatile IOException failed;

    StandardOutput(OutputStream out) {
        super(out);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (IOException refused) {
            failed = refused;
            throw refused;
        }
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    /** Why not all was written; a reader who has read enough and gone is no failure. */
    Optional<String> failure() {
        return Optional.ofNullable(failed).map(IOException::getMessage).filter(why -> !why.toLowerCase(Locale.ROOT)
                .contains("pipe"));
    }
}
