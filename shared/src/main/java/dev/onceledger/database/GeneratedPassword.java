package dev.onceledger.database;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;

/** A password that nobody chose, kept in a file of mode 600 that the processes of one user share. */
final class GeneratedPassword {
    private static final int RANDOM_BYTES = 24;
    private static final int MAX_BYTES = 1024;

    private GeneratedPassword() {}

    /** Reads the password, or generates it; of processes that come at once, one writes and all read the same. */
    static synchronized String in(Path file) {
        try (FileChannel channel = OwnerOnly.open(file)) {
            // Closing the channel gives the lock back.
            channel.lock();
            // An empty file is a new one, or one whose writer died before it wrote.
            return channel.size() == 0 ? generate(channel) : read(channel);
        } catch (IOException failed) {
            throw CannotOpen.unreachable(
                    "the password file " + file + " cannot be read or written ("
                            + failed.getClass().getSimpleName() + ": " + failed.getMessage()
                            + "); make it readable and writable for this user",
                    failed);
        }
    }

    private static String generate(FileChannel channel) throws IOException {
        byte[] random = new byte[RANDOM_BYTES];
        new SecureRandom().nextBytes(random);
        String password = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
        channel.write(ByteBuffer.wrap((password + "\n").getBytes(StandardCharsets.UTF_8)));
        channel.force(true);
        return password;
    }

    private static String read(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(MAX_BYTES);
        channel.read(bytes, 0);
        return StandardCharsets.UTF_8.decode(bytes.flip()).toString().strip();
    }
}
