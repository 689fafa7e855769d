package dev.onceledger.browse;

import java.util.List;

/**
 * Some rows in order.
 *
 * @param rows at most as many as were asked for
 * @param hasMore whether there are rows after the last of these
 * @param <T> the kind of row
 */
public record Page<T>(List<T> rows, boolean hasMore) {
    /** Makes a page of at most {@code limit} rows from one row more than that. */
    static <T> Page<T> of(List<T> oneMore, int limit) {
        return new Page<>(List.copyOf(oneMore.subList(0, Math.min(limit, oneMore.size()))), oneMore.size() > limit);
    }
}
