package dev.onceledger.console.connection;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** What can be written wrongly in a profile, and how that is noticed. */
enum Field {
    NAME,
    ADDRESS;

    private static final int LONGEST_NAME = 60;

    /** A password in the URL would be kept in a plain file. */
    private static final Pattern SECRET =
            Pattern.compile("[?;&](?:ssl)?password=|//[^/@]*:[^/@]*@", Pattern.CASE_INSENSITIVE);

    /** What is wrong, as keys of the bundles. */
    static Map<Field, String> mistakes(Profile profile, Collection<String> otherNames) {
        Map<Field, String> mistakes = new EnumMap<>(Field.class);
        String name = profile.name().strip();
        if (name.isEmpty()) {
            mistakes.put(NAME, "connection.wrong.noName");
        } else if (name.length() > LONGEST_NAME) {
            mistakes.put(NAME, "connection.wrong.longName");
        } else if (otherNames.contains(name)) {
            mistakes.put(NAME, "connection.wrong.sameName");
        }
        String address = profile.address().strip();
        String wrong =
                switch (profile.kind()) {
                    case EMBEDDED_H2, EMBEDDED_POSTGRESQL -> "";
                    case H2_FILE -> ofFile(address);
                    case JDBC_URL -> ofUrl(address);
                };
        if (!wrong.isEmpty()) {
            mistakes.put(ADDRESS, wrong);
        }
        return mistakes;
    }

    private static String ofFile(String path) {
        if (path.isEmpty()) {
            return "connection.wrong.noPath";
        } else if (path.contains(";")) {
            return "connection.wrong.semicolon";
        }
        try {
            Path folder = Path.of(path).toAbsolutePath().getParent();
            return folder != null && Files.isDirectory(folder) ? "" : "connection.wrong.noFolder";
        } catch (InvalidPathException invalid) {
            return "connection.wrong.noPath";
        }
    }

    private static String ofUrl(String url) {
        String lower = url.toLowerCase(Locale.ROOT);
        if (!lower.startsWith("jdbc:h2:") && !lower.startsWith("jdbc:postgresql:")) {
            return "connection.wrong.url";
        }
        return SECRET.matcher(url).find() ? "connection.wrong.secret" : "";
    }
}
