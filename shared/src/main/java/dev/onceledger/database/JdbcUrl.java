package dev.onceledger.database;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A JDBC URL taken apart, so that its settings can be completed and its password never gets printed.
 *
 * @param base everything before the settings
 * @param settings name (as written) to value, in order
 * @param style how they are written
 */
record JdbcUrl(String base, Map<String, String> settings, Style style) {
    /** How a driver writes settings: before the first one, between them, and a pattern that finds the borders. */
    enum Style {
        H2(";", ";", "(?<!\\\\);"),
        POSTGRESQL("?", "&", "&");

        private final String start;
        private final String between;
        private final String border;

        Style(String start, String between, String border) {
            this.start = start;
            this.between = between;
            this.border = border;
        }
    }

    static JdbcUrl parse(String url, Style style) {
        int start = url.indexOf(style.start);
        Map<String, String> settings = new LinkedHashMap<>();
        if (start >= 0) {
            for (String setting : url.substring(start + 1).split(style.border)) {
                int equals = setting.indexOf('=');
                if (equals > 0) {
                    settings.put(setting.substring(0, equals), setting.substring(equals + 1));
                } else if (!setting.isBlank()) {
                    throw CannotOpen.usage("the URL has a setting without a value: give each as NAME=VALUE");
                }
            }
        }
        return new JdbcUrl(start < 0 ? url : url.substring(0, start), settings, style);
    }

    /** A setting's value, whatever the case of its name, or null. */
    String get(String name) {
        return settings.entrySet().stream()
                .filter(setting -> setting.getKey().equalsIgnoreCase(name))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(null);
    }

    /** This URL without a setting. */
    JdbcUrl without(String name) {
        Map<String, String> rest = new LinkedHashMap<>(settings);
        rest.keySet().removeIf(name::equalsIgnoreCase);
        return new JdbcUrl(base, rest, style);
    }

    /** This URL with a setting, unless it has one of that name. */
    JdbcUrl withDefault(String name, String value) {
        if (get(name) != null) {
            return this;
        }
        Map<String, String> more = new LinkedHashMap<>(settings);
        more.put(name, value);
        return new JdbcUrl(base, more, style);
    }

    /** Whether it begins so. */
    boolean isUnder(String prefix) {
        return base.toLowerCase(Locale.ROOT).startsWith(prefix);
    }

    @Override
    public String toString() {
        String written = settings.entrySet().stream()
                .map(setting -> setting.getKey() + "=" + setting.getValue())
                .collect(Collectors.joining(style.between));
        return written.isEmpty() ? base : base + style.start + written;
    }
}
