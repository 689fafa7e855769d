package dev.onceledger.database;

import java.util.LinkedHashMap;
import java.util.Map;

/** The settings without which an H2 database does not behave as the ledger needs. */
final class H2Settings {
    private H2Settings() {}

    /**
     * Completes a URL, for files with AUTO_SERVER so that several processes share one.
     *
     * @throws CannotOpen if the URL asks for something else, or the sharing socket would not be on loopback
     */
    static JdbcUrl complete(JdbcUrl url) {
        JdbcUrl complete = url;
        for (Map.Entry<String, String> setting : required().entrySet()) {
            complete = insist(complete, setting.getKey(), setting.getValue());
        }
        if (isMemory(url)) {
            return complete.withDefault("DB_CLOSE_DELAY", "-1");
        } else if (isRemote(url)) {
            return complete;
        }
        complete = complete.withDefault("AUTO_SERVER", "TRUE");
        if (complete.get("AUTO_SERVER").equalsIgnoreCase("TRUE")) {
            H2Loopback.insist();
        }
        return complete;
    }

    static boolean isMemory(JdbcUrl url) {
        return url.isUnder("jdbc:h2:mem:");
    }

    static boolean isRemote(JdbcUrl url) {
        return url.isUnder("jdbc:h2:tcp:") || url.isUnder("jdbc:h2:ssl:");
    }

    private static Map<String, String> required() {
        Map<String, String> required = new LinkedHashMap<>();
        required.put("MODE", "PostgreSQL");
        required.put("DATABASE_TO_LOWER", "TRUE");
        required.put("DEFAULT_NULL_ORDERING", "HIGH");
        required.put("WRITE_DELAY", "0");
        return required;
    }

    private static JdbcUrl insist(JdbcUrl url, String name, String needed) {
        String asked = url.get(name);
        if (asked != null && !asked.equalsIgnoreCase(needed)) {
            String why = name.equals("WRITE_DELAY")
                    ? "would lose orders that were answered when a process dies"
                    : "is not what the ledger was made for";
            throw CannotOpen.usage(
                    name + "=" + asked + " in the URL " + why + "; leave it out, or write " + name + "=" + needed);
        }
        return url.withDefault(name, needed);
    }
}
