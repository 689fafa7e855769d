package dev.onceledger.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Who to connect as: by option, else by environment, else whatever the place itself gives. */
record Credentials(String user, String password) {
    static final String USER = "ONCELEDGER_USER";
    static final String PASSWORD = "ONCELEDGER_PASSWORD";

    /** What was given for this choice; either part null where nothing was. */
    static Credentials given(DatabaseChoice choice, Map<String, String> environment) {
        String user = choice.user() == null ? environment.get(USER) : choice.user();
        if (choice.password() != null) {
            return new Credentials(user, choice.password());
        }
        String password = choice.passwordFile() == null ? environment.get(PASSWORD) : firstLine(choice.passwordFile());
        return new Credentials(user, password);
    }

    /**
     * For places that have credentials of their own.
     *
     * @throws CannotOpen if some were given all the same
     */
    static void refuse(DatabaseChoice choice) {
        if (choice.user() != null || choice.passwordFile() != null || choice.password() != null) {
            throw CannotOpen.usage("--db " + choice.db()
                    + " has its own user and password; --user and --password-file are for H2 files and JDBC URLs");
        }
    }

    boolean areAbsent() {
        return user == null && password == null;
    }

    /** These, with gaps filled. */
    Credentials or(String otherUser, String otherPassword) {
        return new Credentials(user == null ? otherUser : user, password == null ? otherPassword : password);
    }

    private static String firstLine(Path file) {
        try {
            return Files.readString(file).lines().findFirst().orElse("");
        } catch (IOException unreadable) {
            throw CannotOpen.usage(
                    "the password file " + file + " cannot be read ("
                            + unreadable.getClass().getSimpleName() + "); name one with the password as its first line",
                    unreadable);
        }
    }

    @Override
    public String toString() {
        return String.valueOf(user);
    }
}
