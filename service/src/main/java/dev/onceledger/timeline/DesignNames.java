package dev.onceledger.timeline;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The names of the designs that lines of a timeline can speak of. */
public final class DesignNames {
    /** In the order in which tables show them. */
    public static final List<String> ALL = List.of(
            "ledger",
            "redis-store",
            "redis-store/user",
            "redis-store/user+unique",
            "filter-claim",
            "check-then-insert",
            "delete-on-expiry",
            "delete-on-expiry/guarded",
            "unprotected");

    private static final String FAMILY = "*";

    private DesignNames() {}

    /** Those that one word means: a name, or how names begin and a star; none if it means none. */
    public static Set<String> matching(String word) {
        return ALL.stream()
                .filter(name -> word.endsWith(FAMILY)
                        ? name.startsWith(word.substring(0, word.length() - 1))
                        : name.equals(word))
                .collect(Collectors.toUnmodifiableSet());
    }
}
